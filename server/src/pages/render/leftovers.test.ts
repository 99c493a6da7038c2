import { expect } from 'vitest';
import { fastestBrowser, renderTest } from '../../testing/local-renderer.ts';
import { renderMany } from '../../testing/render-leftovers.ts';

const onLinux = process.platform === 'linux' ? renderTest : renderTest.skip;

// `npm run attack` does the same with 1,000 pages, and compares the memory too.
onLinux(
	'nothing is left of pages, of those they still ask, and of browsers that they kill',
	async () => {
		const { afterTen, atTheEnd, failed } = await renderMany(fastestBrowser(), 20);
		expect(failed).toBe(2);
		// A browser has one for its own work now and then; a browser that is left has five.
		expect(atTheEnd.processes).toBeLessThanOrEqual(afterTen.processes + 1);
		expect(atTheEnd.folders).toBeLessThanOrEqual(afterTen.folders);
		// A browser keeps a connection or two to the proxy for a while.
		expect(atTheEnd.descriptors).toBeLessThanOrEqual(afterTen.descriptors + 5);
	},
	300_000,
);
