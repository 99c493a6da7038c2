import type { LongPost } from './long-post.ts';

const betweenKeysMs = 70;
const typed = 'and then, when it rises, nobody waits for it; ';

declare global {
	var paints: number[];
}

/** Milliseconds from each key to the next paint, while `count` characters are typed. */
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
					// The browser paints the frame before it runs the next task.
					port1.onmessage = () => globalThis.paints.push(performance.now() - timeStamp);
					port2.postMessage(null);
				});
			},
			{ capture: true },
		);
	});
	await page.keyboard.type(typed.repeat(keys).slice(0, keys), { delay: betweenKeysMs });
	await page.waitForTimeout(1_000);
	return canvas.evaluate(() => globalThis.paints);
}
