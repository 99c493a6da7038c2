import { pauseWatch, runWatch, type WatchState } from '@plumbline/console/contract';
import { useState } from 'preact/hooks';
import { callConsole } from '../../api/send.ts';
import { useAction } from '../../api/use-action.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';
import { WatchTargets } from './watch-targets.tsx';

interface WatchCardProps {
	/** Its global key. */
	readonly site: string;
	readonly watch: WatchState;
	readonly onChange: () => void;
}

export function WatchCard({ site, watch, onChange }: WatchCardProps) {
	const texts = useLanguage().texts.watches;
	const { moment } = useFormats();
	const { isRunning, error, run } = useAction();
	const { id, is_paused: isPaused, looked_at: lookedAt, messages, open_faults: faults } = watch;
	const pause = () =>
		run(async () => {
			const asked = { site_global_key: site, watch_id: id, is_paused: !isPaused };
			await callConsole(pauseWatch, asked);
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
				{texts.schedule} <code dir="ltr">{watch.schedule}</code> · {texts.looked}:{' '}
				{lookedAt === null ? texts.never : moment(lookedAt)}
			</p>
			{faults.length === 0 && lookedAt !== null && <p>{texts.well}</p>}
			{faults.map(({ subjects, text }) => (
				<div key={text}>
					<h3>{text}</h3>
					<ul>
						{subjects.map((subject) => (
							<li key={subject}>
								<span dir="auto">{subject}</span>
							</li>
						))}
					</ul>
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
				</button>
			</p>
		</section>
	);
}
