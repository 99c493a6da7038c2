import { tryWatchTarget, type WatchState } from '@plumbline/console/contract';
import { useState } from 'preact/hooks';
import { callConsole } from '../../api/send.ts';
import { useAction } from '../../api/use-action.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useLanguage } from '../../language/language.ts';

interface WatchTargetsProps {
	/** Its global key. */
	readonly site: string;
	readonly watch: WatchState;
}

/** Where messages go, each with a button that sends a test message. */
export function WatchTargets({ site, watch }: WatchTargetsProps) {
	const texts = useLanguage().texts.watches;
	const [answers, setAnswers] = useState<Readonly<Record<number, string>>>({});
	const { isRunning, error, run } = useAction();
	const test = (id: number) =>
		run(async () => {
			const asked = { site_global_key: site, watch_id: watch.id, target_id: id };
			const { problem } = await callConsole(tryWatchTarget, asked);
			setAnswers((known) => ({ ...known, [id]: problem ?? texts.sent }));
		});
	return (
		<>
			<h3>{texts.targets}</h3>
			{watch.targets.length === 0 && <p class="quiet">{texts.noTargets}</p>}
			<ul>
				{watch.targets.map(({ address, id, kind }) => (
					<li key={id}>
						<span dir="ltr">
							{kind} {address}
						</span>{' '}
						<button
							type="button"
							disabled={isRunning}
							aria-label={texts.testOne({ target: `${kind} ${address}` })}
							onClick={() => test(id)}
						>
							{texts.test}
						</button>{' '}
						<output>{answers[id]}</output>
					</li>
				))}
			</ul>
			<ErrorNotice error={error} />
		</>
	);
}
