import type { LongPost } from './long-post.ts';

const BETWEEN_KEYS_MS = 70;
const TYPED = 'and then, when it rises, nobody waits for it; ';

declare global {
	var paints: number[];
}

/** Milliseconds from each key to the paint after it, while somebody types so many characters. */
export async function keystrokesToPaint(
	{ canvas, page }: LongPost,
	keys: number,
): Promise<number[]> {
	await canvas.evaluate(() => {
		globalThis.paints = [];
		document.addEventListener(
			'keydown',
			({ timeStamp }) => {
				requestAnimationFrame(() => {
					const { port1, port2 } = new MessageChannel();
					// Frames are painted before the next task.
					port1.onmessage = () => globalThis.paints.push(performance.now() - timeStamp);
					port2.postMessage(null);
				});
			},
			{ capture: true },
		);
	});
	await page.keyboard.type(TYPED.repeat(keys).slice(0, keys), { delay: BETWEEN_KEYS_MS });
	await page.waitForTimeout(1_000);
	return canvas.evaluate(() => globalThis.paints);
}
