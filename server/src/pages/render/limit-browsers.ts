import { createGroupReader, type GroupUse } from './process-groups.ts';
import type { RenderLimits } from './render-limits.ts';
import { flooded, type RenderThread } from './render-thread.ts';

export interface BrowserLimiter {
	/** Looks now, and again and again until `rest`. */
	watch(): void;
	rest(): void;
	/** Of all browsers together, when it last looked. */
	memoryBytes(): number;
}

/** Fast pages take a gigabyte in a second. */
const looksEveryMs = 100;
/** They grow on until the kernel has ended them. */
const margin = 0.8;
/** A browser with less may be an innocent one that others left no memory. */
const ownShare = 0.6;

/**
 * Ends the largest browser when all together exceed a limit, and one whose page says too much. One
 * whose page computes for long goes on behind all others.
 */
export function limitBrowsers(
	threads: ReadonlySet<RenderThread>,
	limits: RenderLimits,
): BrowserLimiter {
	const read = createGroupReader();
	let timer: NodeJS.Timeout | undefined;
	let memory = 0;
	/** The times of each browser and of its thread when its page began. */
	const beginnings = new WeakMap<RenderThread, ReturnType<typeof timesOf>>();

	function boundTimes(thread: RenderThread, use: GroupUse): void {
		const now = timesOf(thread, use);
		const before = beginnings.get(thread);
		if (before?.page !== now.page) beginnings.set(thread, now);
		else if (now.ownSeconds - before.ownSeconds > limits.messagesCpuSeconds) thread.end(flooded);
		else if (now.cpuSeconds - before.cpuSeconds > limits.hurriedCpuSeconds) thread.calm();
	}

	function look(): void {
		const byGroup = new Map([...threads].map((thread) => [thread.group(), thread]));
		byGroup.delete(null);
		const used = read(new Set([...byGroup.keys()].filter((group) => group !== null)));
		for (const [group, thread] of byGroup) {
			const use = group === null ? undefined : used.get(group);
			if (use) boundTimes(thread, use);
		}
		memory = memoryOf([...used.values()]);
		const processes = total([...used.values()].map((use) => use.processes));
		if (memory > limits.memoryBytes * margin) {
			const [group, { ownBytes }] = largest(used, (use) => use.ownBytes);
			const isGuilty = ownBytes > limits.memoryBytes * ownShare;
			byGroup.get(group)?.end(isGuilty ? tooMuchMemory(ownBytes) : noMemoryLeft);
		}
		if (processes > limits.processes) {
			const [group, use] = largest(used, (one) => one.processes);
			byGroup.get(group)?.end(tooManyProcesses(use.processes));
		}
	}

	return {
		watch: () => {
			timer ??= setInterval(look, looksEveryMs).unref();
		},
		rest: () => {
			clearInterval(timer);
			timer = undefined;
		},
		memoryBytes: () => memory,
	};
}

const timesOf = (thread: RenderThread, { cpuSeconds }: GroupUse) => ({
	page: thread.pages(),
	cpuSeconds,
	ownSeconds: thread.cpuSeconds(),
});

/** The program itself is in memory once, whatever the number of browsers. */
const memoryOf = (uses: readonly GroupUse[]) =>
	total(uses.map(({ ownBytes }) => ownBytes)) +
	Math.max(0, ...uses.map(({ fileBytes }) => fileBytes));

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

function largest(
	used: ReadonlyMap<number, GroupUse>,
	size: (use: GroupUse) => number,
): [number, GroupUse] {
	return [...used].reduce((one, other) => (size(other[1]) > size(one[1]) ? other : one));
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

const tooMuchMemory = (bytes: number) => ({
	why: 'memory' as const,
	reason: `It used ${megabytes(bytes)} MB of memory when it was ended.`,
});

const noMemoryLeft = {
	why: 'crowded' as const,
	reason: 'Pages that were rendered at the same time left it no memory.',
};

const tooManyProcesses = (processes: number) => ({
	why: 'processes' as const,
	reason: `Its browser had ${processes} processes when it was ended.`,
});
