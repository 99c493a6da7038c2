import type { Page } from '@playwright/test';
import { ownMs, traced } from '../traced.ts';
import { tasksOfPage } from './tasks-of-page.ts';

export interface ScrollTimes {
	/** Between two frames, whatever delayed the second. */
	readonly worstFrameMs: number;
	readonly medianFrameMs: number;
	/** Processor time of the longest task of the page’s thread. */
	readonly longestTaskMs: number;
}

const categories = ['toplevel', 'v8', '__metadata'];

/** Scrolls the table by the wheel’s steps, then in long jumps as somebody who drags its bar. */
export async function scrollTable(page: Page): Promise<ScrollTimes> {
	const session = await page.context().newCDPSession(page);
	let frames: readonly number[] = [];
	const events = await traced(session, categories, async () => {
		frames = await page.evaluate(scrollInFrames);
	});
	await session.detach();
	const sorted = frames.toSorted((one, other) => one - other);
	return {
		worstFrameMs: sorted.at(-1) ?? 0,
		medianFrameMs: sorted[sorted.length >> 1] ?? 0,
		longestTaskMs: Math.max(...tasksOfPage(events).map(ownMs)),
	};
}

/** Runs in the page. */
function scrollInFrames(): Promise<readonly number[]> {
	const box = document.querySelector('.table-box');
	if (box === null) throw new Error('There is no table.');
	const steps = 240;
	const jumps = 60;
	const times: number[] = [];
	return new Promise((resolve) => {
		let last = performance.now();
		let frame = 0;
		const next = () => {
			const now = performance.now();
			times.push(now - last);
			last = now;
			frame++;
			if (frame <= steps) box.scrollTop += 240;
			else if (frame <= steps + jumps) {
				// Far apart and never the same rows twice.
				box.scrollTop = ((frame * 37) % jumps) * (box.scrollHeight / jumps);
			} else {
				resolve(times.slice(1));
				return;
			}
			requestAnimationFrame(next);
		};
		requestAnimationFrame(next);
	});
}
