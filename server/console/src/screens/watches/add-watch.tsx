import { addWatch } from '@plumbline/console/contract';
import type { Site } from '@plumbline/core/api';
import { useState } from 'preact/hooks';
import { callConsole } from '../../api/send.ts';
import { useAction } from '../../api/use-action.ts';
import { ActionForm } from '../../controls/action-form.tsx';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { Secret } from '../../controls/secret.tsx';
import { useLanguage } from '../../language/language.ts';
import { ChoiceField } from './choice-field.tsx';
import { atFirst, type GivenWatch, newWatch, targetKinds } from './given-watch.ts';
import { WatchFields } from './watch-fields.tsx';

interface AddWatchProps {
	readonly site: Site;
	readonly onAdded: () => void;
}

type Secrets = Awaited<
	ReturnType<typeof callConsole<typeof addWatch.input, typeof addWatch.output>>
>;

/** Adds a watch of the site: its pages, how often it looks, and who gets its messages. */
export function AddWatch({ site, onAdded }: AddWatchProps) {
	const { texts, locale } = useLanguage();
	const own = texts.watches;
	const [given, setGiven] = useState<GivenWatch>({
		...atFirst,
		sitemap: `https://${site.domain}/sitemap.xml`,
	});
	const [added, setAdded] = useState<Secrets | null>(null);
	const { isRunning, error, run } = useAction();
	const set = (changed: Partial<GivenWatch>) => setGiven({ ...given, ...changed });
	const add = () =>
		run(async () => {
			const { address, kind } = given;
			const watch = {
				...newWatch(given, locale),
				targets: kind === 'none' ? [] : [{ kind, address }],
			};
			setAdded(await callConsole(addWatch, { ...watch, site_global_key: site.site_global_key }));
			set({ name: '' });
			onAdded();
		});
	return (
		<ActionForm shape="card" action={own.add} isDisabled={isRunning} onSubmit={add}>
			<h2>{own.add}</h2>
			<div class="fields">
				<WatchFields given={given} onChange={set} />
				<ChoiceField
					name={own.target}
					choices={targetKinds}
					names={own.kinds}
					value={given.kind}
					onChange={(kind) => set({ kind })}
				/>
				{given.kind !== 'none' && (
					<label class="wide">
						<span>{own.address}</span>
						<input
							required
							dir="ltr"
							value={given.address}
							onInput={({ currentTarget }) => set({ address: currentTarget.value })}
						/>
					</label>
				)}
			</div>
			<ErrorNotice error={error} />
			{added && (
				<p class="notice good" role="status">
					{own.added}
				</p>
			)}
			{added?.webhook_secrets.map(({ host, secret }) => (
				<Secret key={secret} text={own.secret({ host })} value={secret} />
			))}
		</ActionForm>
	);
}
