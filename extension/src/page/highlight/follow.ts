/** What rests is looked at so often: what scripts, styles and fingers move, they move without a word. */
const RESTING_MS = 100;

/** Draws now and again and again, each frame while `draw` says that something has moved. */
export function follow(draw: () => boolean, signal: AbortSignal): void {
	let timer = 0;
	let frame = 0;

	function look() {
		if (draw()) lookSoon();
		else timer = window.setTimeout(lookSoon, RESTING_MS);
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
