import type { Page } from '@playwright/test';

/** Window properties of the measured page. */
interface Measured {
	shownMs: number | null;
}

/**
 * Milliseconds from the end of the last answer that the first rows need to the frame that shows
 * them, in a page that loads for the first time.
 */
export async function firstRows(page: Page, url: string, endpoint: string): Promise<number> {
	await page.goto(url, { waitUntil: 'commit' });
	await page.waitForFunction(() => (window as unknown as Measured).shownMs !== null);
	return page.evaluate((path) => {
		const shownMs = (window as unknown as Measured).shownMs ?? Number.NaN;
		const answers = performance
			.getEntriesByType('resource')
			.filter((entry) => entry instanceof PerformanceResourceTiming)
			.filter(({ name, responseEnd }) => name.endsWith(path) && responseEnd < shownMs);
		return shownMs - Math.max(...answers.map(({ responseEnd }) => responseEnd));
	}, endpoint);
}

/** Before the page’s own scripts: notes when the first rows are on the screen. */
export async function noteFirstRows(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const measured = window as unknown as Measured;
		measured.shownMs = null;
		const observer = new MutationObserver(() => {
			if (document.querySelector('tbody tr[aria-rowindex]') === null) return;
			observer.disconnect();
			// A task after the next frame: by then it is drawn.
			requestAnimationFrame(() =>
				setTimeout(() => {
					measured.shownMs = performance.now();
				}),
			);
		});
		observer.observe(document, { childList: true, subtree: true });
	});
}
