import { useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { useLanguage } from '../language/language.ts';
import { figuresFromServer, markedResults, resultsPages } from '../results/results-pages.ts';
import { permissionFor } from '../server/server-address.ts';
import { useSetting } from '../settings/use-setting.ts';
import { giveBack } from '../sites/kept-sites.ts';
import { textsFor as resultTextsFor } from '../texts/results/texts.generated.ts';

/** A switch for each results page on which own sites are marked, and one for the server’s figures. */
export function ResultsSection({ server }: { readonly server: string }) {
	const texts = resultTextsFor(useLanguage().locale);
	const [marked, setMarked] = useSetting(markedResults);
	const [asksServer, setAsksServer] = useSetting(figuresFromServer);
	const [isDenied, setDenied] = useState(false);
	if (!marked) return null;

	async function turn(origin: string, isOn: boolean) {
		const others = marked?.filter((other) => other !== origin) ?? [];
		// This comes first: browsers show the prompt only while they handle the click.
		const isAllowed = !isOn || (await browser.permissions.request(permissionFor(origin)));
		setDenied(!isAllowed);
		await setMarked(isOn && isAllowed ? [...others, origin] : others);
		if (!isOn) await giveBack(permissionFor(origin).origins);
	}

	return (
		<>
			<p>{texts.why}</p>
			{resultsPages.map(({ name, origin }) => (
				<label key={origin} class="check-field">
					<input
						type="checkbox"
						checked={marked.includes(origin)}
						onChange={({ currentTarget: { checked } }) => void turn(origin, checked)}
					/>
					<span>{texts.markOn({ name })}</span>
				</label>
			))}
			{server && marked.length > 0 && (
				<label class="check-field">
					<input
						type="checkbox"
						checked={asksServer ?? false}
						onChange={({ currentTarget: { checked } }) => setAsksServer(checked)}
					/>
					<span>
						{texts.fromServer({ origin: server })}{' '}
						<small class="quiet-text">{texts.fromServerWhy}</small>
					</span>
				</label>
			)}
			{isDenied && (
				<p class="failure" role="alert">
					{texts.denied}
				</p>
			)}
		</>
	);
}
