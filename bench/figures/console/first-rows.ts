import type { Page } from '@playwright/test';
import { ownMs, type TraceEvent, traced } from '../traced.ts';
import { tasksOfPage } from './tasks-of-page.ts';

const categories = ['toplevel', 'devtools.timeline', 'blink.user_timing', '__metadata'];
const shownMark = 'first rows';

export interface FirstRows {
	/** From the end of the answer to the frame that shows the rows, whatever delayed it. */
	readonly ms: number;
	/** Processor time of the page’s thread in between. */
	readonly ownMs: number;
}

/** How long the first rows of a screen take in a page that loads for the first time. */
export async function firstRows(page: Page, url: string, endpoint: string): Promise<FirstRows> {
	const session = await page.context().newCDPSession(page);
	const events = await traced(session, categories, async () => {
		await page.goto(url, { waitUntil: 'commit' });
		await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, shownMark);
	});
	await session.detach();
	const answered = answerOf(events, endpoint);
	const shown = timeOf(events.find(({ name }) => name === shownMark));
	const between = tasksOfPage(events).filter(
		({ ts, dur }) => ts + dur > answered && ts + dur <= shown,
	);
	return {
		ms: (shown - answered) / 1000,
		ownMs: between.reduce((sum, task) => sum + ownMs(task), 0),
	};
}

/** When the page had the first answer of the endpoint, which contains the first rows. */
function answerOf(events: readonly TraceEvent[], endpoint: string): number {
	const named = (name: string) => events.filter((event) => event.name === name);
	const request = named('ResourceSendRequest').find(({ args }) =>
		args.data?.url?.endsWith(endpoint),
	);
	const finished = named('ResourceFinish').find(
		({ args }) => args.data?.requestId === request?.args.data?.requestId,
	);
	return timeOf(finished);
}

function timeOf(event: TraceEvent | undefined): number {
	if (event === undefined) throw new Error('The trace lacks the answer or the first rows.');
	return event.ts;
}

/** Before the page’s own scripts: marks when the first rows are on the screen. */
export async function noteFirstRows(page: Page): Promise<void> {
	await page.addInitScript((mark) => {
		const observer = new MutationObserver(() => {
			if (document.querySelector('tbody tr[aria-rowindex]') === null) return;
			observer.disconnect();
			// A task after the next frame: by then it is drawn.
			requestAnimationFrame(() => setTimeout(() => performance.mark(mark)));
		});
		observer.observe(document, { childList: true, subtree: true });
	}, shownMark);
}
