import { type LongPost, putCursorInto } from './long-post.ts';

/** Milliseconds from the last key of a placeholder text to the finding about it. */
export async function timeToHint({ canvas, page }: LongPost): Promise<number> {
	await putCursorInto(canvas, 10);
	await canvas.evaluate(() => {
		document.addEventListener(
			'keydown',
			({ timeStamp }) => {
				(parent as Window & { lastKey?: number }).lastKey = performance.timeOrigin + timeStamp;
			},
			{ capture: true },
		);
	});
	const shown = page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				const look = () => {
					const says = document.querySelector('.plumbline-sidebar')?.textContent ?? '';
					if (says.includes('Lorem ipsum')) resolve(performance.timeOrigin + performance.now());
					else requestAnimationFrame(look);
				};
				look();
			}),
	);
	await page.keyboard.type(' Lorem ipsu', { delay: 70 });
	// Slow typists would see a hint for an incomplete text: only the last letter makes it a placeholder.
	await page.waitForTimeout(2_000);
	await page.keyboard.press('m');
	const shownAt = await shown;
	const lastKey = await page.evaluate(() => (window as Window & { lastKey?: number }).lastKey ?? 0);
	return shownAt - lastKey;
}
