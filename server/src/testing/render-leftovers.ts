import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { createRenderer } from '../pages/render/create-renderer.ts';
import { defaultRenderLimits } from '../pages/render/render-limits.ts';

export interface Resources {
	readonly descriptors: number;
	/** Zombies included. */
	readonly processes: number;
	readonly folders: number;
	/** Of this process and its browsers; what they share with other processes counts in part. */
	readonly memoryBytes: number;
}

interface Leftovers {
	readonly afterTen: Resources;
	readonly atTheEnd: Resources;
	/** Pages that could not be rendered. */
	readonly failed: number;
}

/**
 * Renders pages, each of which still asks slow hosts when it has gone. Every tenth kills its browser,
 * and again when it is tried once more. It looks when all has been quiet for a while.
 */
export async function renderMany(
	browser: string,
	count: number,
	quietMs = 2500,
): Promise<Leftovers> {
	const site = createServer((request, response) => {
		if (request.url?.startsWith('/crash')) killBrowsers();
		response.end();
	});
	await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
	// The address of a listening TCP server is never a string.
	const { port } = site.address() as AddressInfo;
	const slow = Array.from({ length: 5 }, (_, index) => `slow${index}.example:${port}`);
	const renderer = createRenderer({
		browser,
		// Then it leaves while they are still asked.
		limits: { ...defaultRenderLimits, settleMs: 300 },
		allowedHosts: new Set([`127.0.0.1:${port}`, ...slow]),
		resolve: async () => {
			await wait(1000);
			return [{ address: '127.0.0.1', family: 4 }];
		},
	});
	const asksSlowHosts = slow.map((host) => `fetch('http://${host}/').catch(() => {});`).join('');
	let failed = 0;
	const render = async (isDeadly: boolean) => {
		const { kind } = await renderer.render({
			...{ url: `http://127.0.0.1:${port}/`, status: 200, headers: [] },
			html: `<!doctype html><title>Rye</title><h1>Rye</h1>${isDeadly ? '<script src="/crash"></script>' : ''}<script>onload = () => {${asksSlowHosts}}</script>`,
		});
		if (kind === 'failed') failed++;
	};
	const measure = async () => {
		await render(false);
		// Until the slow hosts have answered.
		await wait(quietMs);
		return resources();
	};
	try {
		for (let page = 1; page <= 10; page++) await render(page === 10);
		const afterTen = await measure();
		for (let page = 11; page <= count; page++) await render(page % 10 === 0);
		return { afterTen, atTheEnd: await measure(), failed };
	} finally {
		await renderer.close();
		site.close();
		site.closeAllConnections();
	}
}

function resources(): Resources {
	return {
		descriptors: readdirSync('/proc/self/fd').length,
		processes: descendantsOf(String(process.pid)).length,
		folders: readdirSync(tmpdir()).filter((name) => name.startsWith('plumbline-render-')).length,
		memoryBytes: ['self', ...descendantsOf(String(process.pid))].reduce(
			(sum, id) => sum + memoryOf(id),
			0,
		),
	};
}

function memoryOf(id: string): number {
	try {
		const sizes = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8');
		return Number(/^Pss:\s+(\d+)/m.exec(sizes)?.[1] ?? 0) * 1024;
	} catch {
		// It has ended.
		return 0;
	}
}

export function killBrowsers(): void {
	for (const id of browsers()) process.kill(-id, 'SIGKILL');
}

/** The first process of each browser that this process runs. */
export const browsers = (): readonly number[] =>
	childrenOf(String(process.pid))
		.filter((id) => /chrom/.test(readFileSync(`/proc/${id}/cmdline`, 'utf8')))
		.map(Number);

const descendantsOf = (id: string): readonly string[] =>
	childrenOf(id).flatMap((child) => [child, ...descendantsOf(child)]);

function childrenOf(id: string): readonly string[] {
	try {
		return readdirSync(`/proc/${id}/task`).flatMap((thread) =>
			readFileSync(`/proc/${id}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
		);
	} catch {
		// It has ended.
		return [];
	}
}
