import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** Resources of a group of processes. */
export interface GroupUse {
	readonly processes: number;
	/** Memory that no file backs. Memory that processes of the group share counts once for each. */
	readonly ownBytes: number;
	/** Memory that files back, mostly the program itself, in the process with most of it. */
	readonly fileBytes: number;
	/** Time on a processor, of the processes that are still there. */
	readonly cpuSeconds: number;
}

/**
 * Reads from Linux’s /proc what groups of processes use; nothing elsewhere. It takes a millisecond:
 * unlike the exact shares of `smaps`, these sums are kept by the kernel.
 */
export function createGroupReader(): (groups: ReadonlySet<number>) => Map<number, GroupUse> {
	let known = new Map<string, number | null>();
	return (groups) => {
		const used = new Map<number, GroupUse>();
		const now = new Map<string, number | null>();
		for (const id of processIds()) {
			const group = known.get(id) ?? groupOf(id);
			// A child of this process may be about to lead a group of its own.
			if (group !== ownGroup()) now.set(id, group);
			const use = group !== null && groups.has(group) ? useOf(id) : null;
			if (use && group !== null) used.set(group, sum(used.get(group), use));
		}
		known = now;
		return used;
	};
}

/** The group of a process; null if the process has ended, or where the system does not tell. */
export function groupOf(id: number | string): number | null {
	const stat = readIfThere(`/proc/${id}/stat`);
	// The name of the program comes in parentheses, and may contain some.
	const [, , group] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
	return group === undefined ? null : Number(group);
}

/** Ends a group of processes at once, whatever they are doing. */
export function killGroup(group: number): void {
	try {
		// Windows has no groups; there the children of a browser end with it.
		process.kill(process.platform === 'win32' ? group : -group, 'SIGKILL');
	} catch (error) {
		// They have ended already.
		if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
	}
}

/** Lets a group of processes, and a thread of this one, run only when nothing else wants to. */
export function calm(group: number, thread: number | null): void {
	const processes = processIds().filter((id) => groupOf(id) === group);
	const threads = processes.flatMap((id) => namesIn(`/proc/${id}/task`));
	for (const id of [...threads, ...(thread === null ? [] : [thread])]) {
		ifThere(() => setPriority(Number(id), constants.priority.PRIORITY_LOW));
	}
	// Some kernels share out the processor by session first.
	ifThere(() => writeFileSync(`/proc/${group}/autogroup`, `${constants.priority.PRIORITY_LOW}`));
}

/** Time on a processor of a thread of this process; 0 where the system does not tell. */
export const secondsOfThread = (id: number): number =>
	secondsIn(readIfThere(`/proc/self/task/${id}/stat`));

const ownGroup = () => groupOf('self');

/** Of what the kernel counts for programs, on every architecture. */
const ticksPerSecond = 100;

function processIds(): readonly string[] {
	return process.platform === 'linux' ? namesIn('/proc').filter((name) => /^\d/.test(name)) : [];
}

function useOf(id: string): GroupUse | null {
	const status = readIfThere(`/proc/${id}/status`);
	if (status === null) return null;
	const bytes = (name: string) =>
		Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) * 1024;
	return {
		processes: 1,
		ownBytes: bytes('RssAnon') + bytes('RssShmem'),
		fileBytes: bytes('RssFile'),
		cpuSeconds: secondsIn(readIfThere(`/proc/${id}/stat`)),
	};
}

function secondsIn(stat: string | null): number {
	const [user = 0, system = 0] = (stat ?? '')
		.replace(/^.*\) /s, '')
		.split(' ')
		.slice(11, 13)
		.map(Number);
	return (user + system) / ticksPerSecond;
}

function sum(before: GroupUse | undefined, use: GroupUse): GroupUse {
	if (before === undefined) return use;
	return {
		processes: before.processes + use.processes,
		ownBytes: before.ownBytes + use.ownBytes,
		fileBytes: Math.max(before.fileBytes, use.fileBytes),
		cpuSeconds: before.cpuSeconds + use.cpuSeconds,
	};
}

const namesIn = (folder: string) => ifThere(() => readdirSync(folder)) ?? [];

// As UTF-8, Node reads a file of unknown size without a buffer of 64 kB.
const readIfThere = (file: string) => ifThere(() => readFileSync(file, 'utf8'));

/** Processes end at any moment; then the answer is null. */
function ifThere<Result>(ask: () => Result): Result | null {
	try {
		return ask();
	} catch {
		return null;
	}
}
