import { serveShop } from './figures/live-page/serve-shop.ts';
import { startUnwatchedChromium } from './figures/live-page/unwatched-chromium.ts';
import { median } from './figures/server/median.ts';

/**
 * Compares the time from a click on the icon to the first verdict with that of an earlier build, in
 * turns on the same machine. Each click is the first in a new browser.
 *
 *   click-to-verdict.ts FOLDER   the earlier build, such as …/extension/.output/chrome-mv3
 */
const [earlier] = process.argv.slice(2);
if (!earlier) {
	console.error('Name the folder of an earlier build: click-to-verdict.ts FOLDER');
	process.exit(2);
}

const sizes = [1000, 5000, 50_000];
const rounds = 9;
/** The median over so few rounds differs by as much from run to run where other work is done. */
const tolerance = 1.1;

const shop = await serveShop();
for (const elements of sizes) {
	const [before, now] = await inTurns(shop.url(elements));
	const ratio = median(now.map((ms, round) => ms / (before[round] ?? ms)));
	const figures = `${median(now).toFixed(0)} ms, earlier ${median(before).toFixed(0)} ms`;
	console.log(`${elements} elements: ${figures} (${ratio.toFixed(2)}×)`);
	if (ratio > tolerance) process.exitCode = 1;
}
shop.close();

async function inTurns(url: string) {
	const [before, now]: [number[], number[]] = [[], []];
	for (let round = 0; round < rounds; round++) {
		before.push(await clickToVerdictMs(url, earlier));
		now.push(await clickToVerdictMs(url));
	}
	return [before, now] as const;
}

async function clickToVerdictMs(url: string, folder?: string): Promise<number> {
	const browser = await startUnwatchedChromium(folder);
	try {
		await browser.page.goto(url);
		const start = performance.now();
		const panel = await browser.openPanel();
		await panel.waitForSelector('.verdict');
		return performance.now() - start;
	} finally {
		await browser.close();
	}
}
