import { connectProperty, endGoogle } from '@plumbline/console/contract';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { useNavigation } from '../../address/address.ts';
import { callConsole } from '../../api/send.ts';
import { useAction } from '../../api/use-action.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useLanguage } from '../../language/language.ts';
import { SiteContext } from '../../site/site.ts';
import { commonEngines, EngineSelect } from './engine-select.tsx';

interface Property {
	readonly property: string;
	readonly domain: string;
	readonly is_readable: boolean;
}

/** After Google’s page: which property to read, for which search results. */
export function ChooseProperty() {
	const { texts } = useLanguage();
	const own = texts.sources;
	const { query, change } = useNavigation();
	const { reload } = useContext(SiteContext);
	const [properties, setProperties] = useState<readonly Property[] | null>(null);
	const [chosen, choose] = useState('');
	const [engine, setEngine] = useState<string>(commonEngines[0]);
	const { isRunning, error, run } = useAction();
	const isAsked = useRef(false);
	const done = () => change({ state: null, code: null, error: null, scope: null });

	// Google’s answer can be used once.
	useEffect(() => {
		if (isAsked.current) return;
		isAsked.current = true;
		const given = (name: string) => query.get(name) ?? '';
		const answer = { state: given('state'), code: given('code'), error: given('error') };
		run(async () => {
			const ended = await callConsole(endGoogle, answer);
			setProperties(ended.properties);
			choose(ended.properties.find(({ is_readable }) => is_readable)?.property ?? '');
		});
	}, []);

	const connect = () =>
		run(async () => {
			await callConsole(connectProperty, { property: chosen, search_engine: engine });
			done();
			reload();
		});
	return (
		<section class="card">
			<h2>{own.choose}</h2>
			<ErrorNotice error={error} />
			{properties === null && error === null && <p class="quiet">{texts.loading}</p>}
			{properties?.length === 0 && <p>{own.noProperty}</p>}
			{properties !== null && properties.length > 0 && (
				<form
					class="short"
					onSubmit={(event) => {
						event.preventDefault();
						connect();
					}}
				>
					<fieldset>
						<legend>{own.property}</legend>
						{properties.map(({ property, is_readable: isReadable }) => (
							<label key={property} class="check">
								<input
									type="radio"
									name="property"
									required
									disabled={!isReadable}
									checked={property === chosen}
									onChange={() => choose(property)}
								/>
								<span dir="ltr">{property}</span>
								{!isReadable && <span class="quiet">{own.notReadable}</span>}
							</label>
						))}
					</fieldset>
					<EngineSelect value={engine} onChange={setEngine} />
					<button type="submit" class="primary" disabled={isRunning}>
						{own.read}
					</button>
				</form>
			)}
			{error && (
				<button type="button" onClick={done}>
					{own.again}
				</button>
			)}
		</section>
	);
}
