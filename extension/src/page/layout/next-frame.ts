import { nextTask } from '@plumbline/core';

/** A browser that is this late has something else to do, or nobody sees the page. */
const MOST_MS = 300;

/**
 * When what waits to be drawn has been drawn: opening the panel makes the page narrower, and whoever
 * asks for its layout before the browser has worked it out does that work in the browser's place.
 */
export async function nextFrame(): Promise<void> {
	if (document.hidden) return;
	const { promise, resolve } = Promise.withResolvers<void>();
	requestAnimationFrame(() => resolve());
	setTimeout(resolve, MOST_MS);
	await promise;
	await nextTask();
}
