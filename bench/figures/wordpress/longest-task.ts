import type { CDPSession, Page } from '@playwright/test';
import { ownMs, type TraceEvent, traced, wholeTasks } from '../traced.ts';

const sampleUs = 200;
const ourScripts = '/plugins/plumbline/';

type Profile = Awaited<ReturnType<typeof profiled>>;

/**
 * Time of the plugin’s own scripts, in ms, in the longest task of the page’s main thread during
 * `work`: the CPU time of the task, times the share of our scripts in the samples of a CPU profile.
 * Leaves out other load on the machine, and garbage collection, which cleans up after the whole
 * editor but is charged to whichever script allocates next.
 */
export async function longestTask(page: Page, work: () => Promise<unknown>): Promise<number> {
	const session = await page.context().newCDPSession(page);
	let profile: Profile | undefined;
	const events = await traced(session, ['toplevel', '__metadata', 'v8', 'cppgc'], async () => {
		profile = await profiled(session, work);
	});
	await session.detach();
	if (!profile) throw new Error('There is no profile.');
	const thread = threadOfPage(events);
	const samples = samplesOf(profile, thread.filter(isCollection));
	return Math.max(...wholeTasks(thread).map((task) => msOfOurs(task, samples)));
}

async function profiled(session: CDPSession, work: () => Promise<unknown>) {
	await session.send('Profiler.enable');
	await session.send('Profiler.setSamplingInterval', { interval: sampleUs });
	await session.send('Profiler.start');
	await work();
	return (await session.send('Profiler.stop')).profile;
}

/** Times of samples of the main thread in microseconds, and whether our code ran at that time. */
interface Samples {
	readonly times: readonly number[];
	readonly areOurs: readonly boolean[];
}

const isCollection = ({ name }: TraceEvent) => name.includes('GC');

function samplesOf(
	{ nodes, samples = [], timeDeltas = [], startTime }: Profile,
	collections: readonly TraceEvent[],
): Samples {
	const parents = new Map(
		nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
	);
	const scripts = new Map(nodes.map(({ id, callFrame }) => [id, callFrame.url]));
	const isOurs = (node: number | undefined): boolean =>
		node !== undefined &&
		(scripts.get(node)?.includes(ourScripts) === true || isOurs(parents.get(node)));
	let time = startTime;
	const times = timeDeltas.map((delta) => {
		time += delta;
		return time;
	});
	const isCollecting = (at: number) =>
		collections.some(({ dur, ts }) => ts <= at && at <= ts + dur);
	return {
		times,
		areOurs: samples.map((node, index) => isOurs(node) && !isCollecting(times[index] ?? 0)),
	};
}

/** The events of the page’s thread in order: it is the busiest of the renderer main threads. */
function threadOfPage(events: readonly TraceEvent[]): readonly TraceEvent[] {
	const names = events.filter(
		({ args, name }) => name === 'thread_name' && args.name === 'CrRendererMain',
	);
	const threads = names.map(({ pid, tid }) =>
		events
			.filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid)
			.toSorted((one, other) => one.ts - other.ts),
	);
	return threads.toSorted((one, other) => workOf(other) - workOf(one))[0] ?? [];
}

const workOf = (thread: readonly TraceEvent[]) =>
	wholeTasks(thread).reduce((sum, task) => sum + ownMs(task), 0);

function msOfOurs(task: TraceEvent, { times, areOurs }: Samples): number {
	let all = 0;
	let ours = 0;
	const end = task.ts + task.dur;
	for (let at = firstAfter(times, task.ts); at < times.length && (times[at] ?? 0) <= end; at++) {
		all++;
		if (areOurs[at]) ours++;
	}
	return all === 0 ? 0 : (ownMs(task) * ours) / all;
}

function firstAfter(times: readonly number[], time: number): number {
	let from = 0;
	let to = times.length;
	while (from < to) {
		const middle = (from + to) >> 1;
		if ((times[middle] ?? 0) < time) from = middle + 1;
		else to = middle;
	}
	return from;
}
