/**
 * How often an element at rest is measured again, because no event says that a script, a style or a
 * finger moved it.
 */
const restingMs = 100;

/**
 * Draws now, and again until aborted: in every frame while `draw` returns that something moved,
 * otherwise less often.
 */
export function follow(draw: () => boolean, signal: AbortSignal): void {
	let timer = 0;
	let frame = 0;

	function look() {
		if (draw()) lookSoon();
		else timer = window.setTimeout(lookSoon, restingMs);
	}

	function lookSoon() {
		stop();
		frame = requestAnimationFrame(look);
	}

	function stop() {
		clearTimeout(timer);
		cancelAnimationFrame(frame);
	}

	addEventListener('scroll', lookSoon, { capture: true, passive: true, signal });
	signal.addEventListener('abort', stop);
	look();
}
