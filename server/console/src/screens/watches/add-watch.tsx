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
import { type GivenWatch, newWatch, schedules, targetKinds, tells, ways } from './given-watch.ts';
import { PagesFields } from './pages-fields.tsx';

interface AddWatchProps {
	readonly site: Site;
	readonly onAdded: () => void;
}

const atFirst: GivenWatch = {
	name: '',
	way: 'clicks',
	most: '200',
	sitemap: '',
	list: '',
	schedule: 'six_hours',
	tell: 'at_once',
	quietFrom: '',
	quietTo: '',
	tellsChanges: true,
	kind: 'none',
	address: '',
};

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
			const watch = newWatch(given, locale);
			setAdded(await callConsole(addWatch, { ...watch, site_global_key: site.site_global_key }));
			set({ name: '' });
			onAdded();
		});
	return (
		<ActionForm shape="card" action={own.add} isDisabled={isRunning} onSubmit={add}>
			<h2>{own.add}</h2>
			<div class="fields">
				<label class="wide">
					<span>{own.name}</span>
					<input
						required
						dir="auto"
						maxLength={100}
						value={given.name}
						onInput={({ currentTarget }) => set({ name: currentTarget.value })}
					/>
				</label>
				<ChoiceField
					name={own.pages}
					choices={ways}
					names={own.ways}
					value={given.way}
					onChange={(way) => set({ way })}
				/>
				<PagesFields given={given} onChange={set} />
				<ChoiceField
					name={own.how}
					choices={schedules}
					names={own.schedules}
					value={given.schedule}
					onChange={(schedule) => set({ schedule })}
				/>
				<ChoiceField
					name={own.tell}
					choices={tells}
					names={own.tells}
					value={given.tell}
					onChange={(tell) => set({ tell })}
				/>
				{(['quietFrom', 'quietTo'] as const).map((end) => (
					<label key={end}>
						<span>{own[end]}</span>
						<input
							type="number"
							min="0"
							max="23"
							required={given.quietFrom !== '' || given.quietTo !== ''}
							value={given[end]}
							onInput={({ currentTarget }) => set({ [end]: currentTarget.value })}
						/>
					</label>
				))}
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
			<label class="check">
				<input
					type="checkbox"
					checked={given.tellsChanges}
					onChange={({ currentTarget }) => set({ tellsChanges: currentTarget.checked })}
				/>{' '}
				{own.changes}
			</label>
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
