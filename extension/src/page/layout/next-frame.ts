import { nextTask } from '@plumbline/core';

/** When a frame takes longer than this, the browser is busy or nobody sees the page. */
const timeoutMs = 300;

/**
 * Resolves after the next frame was drawn. Opening the panel narrows the page, and reading the
 * layout before the browser has updated it would force that work at once.
 */
export async function nextFrame(): Promise<void> {
	if (document.hidden) return;
	const { promise, resolve } = Promise.withResolvers<void>();
	requestAnimationFrame(() => resolve());
	setTimeout(resolve, timeoutMs);
	await promise;
	await nextTask();
}
