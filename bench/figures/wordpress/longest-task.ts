import type { CDPSession, Page } from '@playwright/test';

const SAMPLE_US = 200;
const OURS = '/plugins/plumbline/';

type Profile = Awaited<ReturnType<typeof stop>>;
const stop = async (session: CDPSession) => (await session.send('Profiler.stop')).profile;

/** Milliseconds that the longest run of the plugin’s own scripts kept the main thread while something was done. */
export async function longestTask(page: Page, work: () => Promise<unknown>): Promise<number> {
	const session = await page.context().newCDPSession(page);
	await session.send('Profiler.enable');
	await session.send('Profiler.setSamplingInterval', { interval: SAMPLE_US });
	await session.send('Profiler.start');
	await work();
	const profile = await stop(session);
	await session.detach();
	return longestRun(profile);
}

function longestRun({ nodes, samples = [], timeDeltas = [] }: Profile): number {
	const parents = new Map(
		nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
	);
	const scripts = new Map(nodes.map(({ id, callFrame }) => [id, callFrame.url]));
	const isOurs = (node: number | undefined): boolean =>
		node !== undefined && (scripts.get(node)?.includes(OURS) === true || isOurs(parents.get(node)));
	let longest = 0;
	let run = 0;
	for (const [index, node] of samples.entries()) {
		run = isOurs(node) ? run + (timeDeltas[index] ?? 0) : 0;
		longest = Math.max(longest, run);
	}
	return longest / 1_000;
}
