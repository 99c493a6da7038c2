import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';

/** A page hears of elements that have gone some time later. */
const NEWS_MS = 500;

export interface Heaps {
	/** In bytes, after a forced collection. */
	readonly page: number;
	readonly panel: number;
}

/** What page and panel hold after so many audits of an application that makes its content anew each time. */
export async function heapsAfterAudits(
	page: Page,
	panel: Page,
	counts: readonly number[],
): Promise<readonly Heaps[]> {
	const sessions = [
		await page.context().newCDPSession(page),
		await panel.context().newCDPSession(panel),
	] as const;
	const heaps: Heaps[] = [];
	for (let done = 1; done <= Math.max(...counts); done++) {
		await page.evaluate(makeContentAnew, done);
		await panel.locator('header button[aria-busy]').click();
		await panel.locator('main', { hasText: titleOf(done) }).waitFor();
		if (counts.includes(done)) {
			heaps.push({ page: await heapOf(sessions[0]), panel: await heapOf(sessions[1]) });
		}
	}
	return heaps;
}

const titleOf = (number: number) => `Shop of state ${number}`;

function makeContentAnew(number: number) {
	document.title = `Shop of state ${number}`;
	const { body } = document;
	body.innerHTML = `${body.innerHTML}`;
}

async function heapOf(session: CDPSession): Promise<number> {
	await session.send('HeapProfiler.enable');
	// Once for what is garbage, once more for what only the news of that held.
	for (let round = 0; round < 3; round++) {
		await session.send('HeapProfiler.collectGarbage');
		await setTimeout(NEWS_MS);
	}
	const { usedSize } = await session.send('Runtime.getHeapUsage');
	await session.send('HeapProfiler.disable');
	return usedSize;
}
