import { pauseWatch, removeWatch, runWatch, type WatchState } from '@plumbline/console/contract';
import { useState } from 'preact/hooks';
import { callConsole } from '../../api/send.ts';
import { useAction } from '../../api/use-action.ts';
import { Dialog } from '../../controls/dialog.tsx';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';
import { BrokenSubject } from './broken-subject.tsx';
import { EditWatch } from './edit-watch.tsx';
import { scheduleWords } from './schedule-words.ts';
import { WatchTargets } from './watch-targets.tsx';

interface WatchCardProps {
	/** Its global key. */
	readonly site: string;
	readonly watch: WatchState;
	readonly onChange: () => void;
}

export function WatchCard({ site, watch, onChange }: WatchCardProps) {
	const { locale, texts: all } = useLanguage();
	const texts = all.watches;
	const { moment } = useFormats();
	const { isRunning, error, run } = useAction();
	const { id, is_paused: isPaused, looked_at: lookedAt, messages, open_faults: faults } = watch;
	const pause = () =>
		run(async () => {
			const asked = { site_global_key: site, watch_id: id, is_paused: !isPaused };
			await callConsole(pauseWatch, asked);
			onChange();
		});
	const [asked, ask] = useState<'edit' | 'remove' | null>(null);
	const remove = () =>
		run(async () => {
			await callConsole(removeWatch, { site_global_key: site, watch_id: id });
			onChange();
		});
	const [isLooking, setLooking] = useState(false);
	const look = () =>
		run(async () => {
			await callConsole(runWatch, { site_global_key: site, watch_id: id });
			setLooking(true);
		});
	return (
		<section class="card">
			<h2 dir="auto">
				{watch.name} {isPaused && <span class="tag">{texts.paused}</span>}
			</h2>
			<p class="quiet">
				{texts.schedule} {scheduleWords(watch.schedule, texts.times, locale)} (
				<bdi>{watch.time_zone}</bdi>) · {texts.looked}:{' '}
				{lookedAt === null ? texts.never : moment(lookedAt)}
			</p>
			{faults.length === 0 && lookedAt !== null && <p>{texts.well}</p>}
			{faults.map(({ count, subjects, text }) => (
				<div key={text}>
					<h3>{text}</h3>
					<ul>
						{subjects.map((one) => (
							<BrokenSubject key={one.subject} broken={one} />
						))}
					</ul>
					{count > subjects.length && (
						<p class="quiet">{texts.moreSubjects({ count: count - subjects.length })}</p>
					)}
				</div>
			))}
			<WatchTargets site={site} watch={watch} />
			<h3>{texts.messages}</h3>
			{messages.length === 0 && <p class="quiet">{texts.noMessages}</p>}
			{messages.map(({ at, id: messageId, text, title }) => (
				<details key={messageId}>
					<summary dir="auto">
						{moment(at)} · {title}
					</summary>
					<p class="lines" dir="auto">
						{text}
					</p>
				</details>
			))}
			<ErrorNotice error={error} />
			{isLooking && (
				<p class="notice good" role="status">
					{texts.isRunning}
				</p>
			)}
			<p>
				{!isPaused && (
					<button type="button" disabled={isRunning} onClick={look}>
						{texts.runNow}
					</button>
				)}{' '}
				<button type="button" disabled={isRunning} onClick={pause}>
					{isPaused ? texts.resume : texts.pause}
				</button>{' '}
				<button type="button" onClick={() => ask('edit')}>
					{texts.edit}
				</button>{' '}
				<button type="button" onClick={() => ask('remove')}>
					{texts.remove}
				</button>
			</p>
			{asked === 'edit' && (
				<EditWatch
					{...{ site, watch }}
					onEdited={() => {
						ask(null);
						onChange();
					}}
					onClose={() => ask(null)}
				/>
			)}
			{asked === 'remove' && (
				<Dialog title={texts.removeOf({ name: watch.name })} onClose={() => ask(null)}>
					<p>{texts.removeWhy}</p>
					<button type="button" class="primary" disabled={isRunning} onClick={remove}>
						{texts.remove}
					</button>
				</Dialog>
			)}
		</section>
	);
}
