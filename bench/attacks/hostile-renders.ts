import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { costlyPages } from '@plumbline/server/costly-pages';
import { startCostlySite } from '@plumbline/server/costly-site';
import { createRenderer } from '@plumbline/server/create-renderer';
import { findBrowser } from '@plumbline/server/find-browser';
import type { Attack } from './attack.ts';
import type { Peak } from './descendants.worker.ts';

const most = { bytes: 1.5 * 1024 ** 3, processes: 40, seconds: 22, honestSeconds: 3 };

/**
 * Each hostile page twice at once, as an account of its own, while a different account has honest
 * pages rendered. Memory and processes are those of all browsers together, as the kernel counts them.
 */
export async function hostileRenders(only: string | undefined): Promise<Attack> {
	const site = await startCostlySite();
	const renderer = createRenderer({
		browser: findBrowser(process.env),
		allowedHosts: new Set(site.hosts),
		resolve: async () => [{ address: '127.0.0.1', family: 4 }],
	});
	const sampler = new Worker(new URL('./descendants.worker.ts', import.meta.url), {
		workerData: process.pid,
	});
	const peak = async (): Promise<Peak> => {
		sampler.postMessage('peak');
		const [answer] = await once(sampler, 'message');
		return answer;
	};
	const pageOf = (html: string) => ({
		...{ url: `${site.origin}/`, status: 200, headers: [] },
		html: `<!doctype html><title>Rye</title><body>${html}`,
	});
	const honest = renderer.forAccount(1);
	const seconds = async (work: Promise<unknown>) => {
		const startMs = performance.now();
		await work;
		return (performance.now() - startMs) / 1000;
	};
	const rows: string[][] = [];
	let isHeld = true;
	try {
		await honest.render(pageOf('<h1>Rye</h1>'));
		const chosen = Object.entries(costlyPages).filter(([name]) => name.includes(only ?? ''));
		for (const [index, [name, page]] of chosen.entries()) {
			await peak();
			const account = renderer.forAccount(index + 2);
			let isRunning = true;
			const waits: number[] = [];
			const serving = (async () => {
				while (isRunning) {
					waits.push(await seconds(honest.render(pageOf('<h1>Rye</h1>')).then(expectRendered)));
					await wait(200);
				}
			})();
			const outcomes: string[] = [];
			const run = async () => {
				const outcome = await account.render(pageOf(page(site)));
				outcomes.push(outcome.kind === 'failed' ? outcome.reason : outcome.kind);
			};
			const took = await Promise.all([seconds(run()), seconds(run())]);
			isRunning = false;
			await serving;
			const { bytes, processes } = await peak();
			const longest = Math.max(...took);
			const longestWait = Math.max(...waits);
			const holds =
				bytes <= most.bytes &&
				processes <= most.processes &&
				longest <= most.seconds &&
				longestWait <= most.honestSeconds;
			isHeld &&= holds;
			const row = [
				name,
				`${Math.round(bytes / 1024 / 1024)} MB`,
				String(processes),
				`${longest.toFixed(1)} s`,
				`${longestWait.toFixed(1)} s`,
				holds ? 'yes' : 'no',
				[...new Set(outcomes)].join(' / '),
			];
			console.error(row.join(' | '));
			rows.push(row);
		}
	} finally {
		await Promise.all([renderer.close(), sampler.terminate()]);
		site.close();
	}
	return {
		title: 'Hostile pages in the renderer',
		columns: ['page', 'memory', 'processes', 'time', 'honest page', 'holds', 'outcome'],
		rows,
		isHeld,
	};
}

function expectRendered(outcome: { readonly kind: string }): void {
	if (outcome.kind !== 'rendered')
		throw new Error(`An honest page failed: ${JSON.stringify(outcome)}`);
}
