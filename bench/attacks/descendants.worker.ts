import { readdirSync, readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

/** Apart from the renderer, which has to look for itself. Sent whenever it is asked for. */
export interface Peak {
	readonly processes: number;
	/** Proportional set size: shared memory is divided among those who share it. */
	readonly bytes: number;
}

let peak = { processes: 0, bytes: 0 };
// Given by the thread that starts this one.
const root = String(workerData);

setInterval(() => {
	const bytes = descendants().map(sizeOf);
	peak = {
		processes: Math.max(peak.processes, bytes.length),
		bytes: Math.max(
			peak.bytes,
			bytes.reduce((sum, size) => sum + size, 0),
		),
	};
}, 100);
parentPort?.on('message', () => {
	parentPort?.postMessage(peak);
	peak = { processes: 0, bytes: 0 };
});

function descendants(): readonly string[] {
	const parents = new Map(
		readdirSync('/proc')
			.filter((name) => /^\d/.test(name))
			.map((id) => [id, parentOf(id)] as const),
	);
	const isBelow = (id: string | undefined): boolean =>
		id !== undefined && (parents.get(id) === root || isBelow(parents.get(id)));
	return [...parents.keys()].filter(isBelow);
}

function parentOf(id: string): string | undefined {
	const stat = readIfThere(`/proc/${id}/stat`);
	return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
}

const sizeOf = (id: string) =>
	Number(/^Pss:\s+(\d+)/m.exec(readIfThere(`/proc/${id}/smaps_rollup`))?.[1] ?? 0) * 1024;

function readIfThere(file: string): string {
	try {
		return readFileSync(file, 'latin1');
	} catch {
		return '';
	}
}
