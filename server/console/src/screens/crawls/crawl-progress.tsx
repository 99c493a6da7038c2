import { changeCrawl } from '@plumbline/core/api';
import { callEndpoint } from '../../api/send.ts';
import { useAction } from '../../api/use-action.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';
import { useMayCrawl } from './crawl-list.tsx';
import type { WatchedCrawl } from './use-crawls-under-way.ts';

/** A crawl that has not ended: how far it is, how fast, how long it will take. */
export function CrawlProgress({ crawl }: { readonly crawl: WatchedCrawl }) {
	const own = useLanguage().texts.crawls;
	const { whole, tenths, duration } = useFormats();
	const mayCrawl = useMayCrawl();
	const { isRunning, error, run } = useAction();
	const { crawl_id, done, failed, problem, speed, start, state, waiting } = crawl;
	const visited = done + failed;
	const isGoing = state === 'running';
	const change = (action: 'stop' | 'continue') =>
		run(async () => {
			const which = { site_global_key: crawl.site_global_key, crawl_id, action };
			await callEndpoint(changeCrawl, which);
		});
	const figures = [
		own.known({ done: whole(visited), known: whole(visited + waiting) }),
		...(isGoing && speed !== null ? [own.speed({ pages: tenths(speed) })] : []),
		own.waiting({ count: whole(waiting) }),
		own.failed({ count: whole(failed) }),
		...(isGoing && speed !== null && speed > 0 && waiting > 0
			? [own.left({ time: duration(waiting / speed) })]
			: []),
	];
	return (
		<section class="card" aria-label={`${own.crawl} ${crawl_id}`}>
			<header class="card-head">
				<div>
					<h2>
						{own.crawl} {crawl_id}
					</h2>
					<p class="quiet" dir="ltr">
						{start}
					</p>
				</div>
				<span class={`state ${state}`} role="status">
					{own.states[state]}
				</span>
			</header>
			{isGoing && (
				<progress
					aria-label={own.states.running}
					{...(visited > 0 && { value: visited, max: visited + waiting })}
				/>
			)}
			<p class="figures-line">{figures.join(' · ')}</p>
			{isGoing && visited > 0 && waiting === 0 && <p class="quiet">{own.judging}</p>}
			{problem !== null && <p class="notice bad">{problem}</p>}
			<ErrorNotice error={error} />
			{mayCrawl && (
				<div class="actions">
					<button
						type="button"
						disabled={isRunning}
						onClick={() => change(isGoing || state === 'waiting' ? 'stop' : 'continue')}
					>
						{isGoing || state === 'waiting' ? own.stop : own.goOn}
					</button>
				</div>
			)}
		</section>
	);
}
