/** Until the page has drawn what changed, so that more work does not delay it. A hidden page draws nothing. */
export function nextFrame(): Promise<void> {
	if (document.hidden) return Promise.resolve();
	return new Promise((resolve) => {
		// A task after the frame: by then it is drawn.
		requestAnimationFrame(() => setTimeout(resolve));
	});
}
