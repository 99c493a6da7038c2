import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { LifelikeSites } from '@plumbline/server/lifelike-trials';
import type { RowCounts } from './lifelike-part.worker.ts';

/** The counts of each row, for parts with sites of their own; one part on each core at a time. */
export async function lifelikeCounts(
	parts: readonly LifelikeSites[],
): Promise<readonly (readonly RowCounts[])[]> {
	const counted: (readonly RowCounts[])[] = [];
	const waiting = parts.entries();
	const work = async () => {
		for (const [at, part] of waiting) counted[at] = await countsOf(part);
	};
	await Promise.all(Array.from({ length: availableParallelism() }, work));
	return counted;
}

async function countsOf(workerData: LifelikeSites): Promise<readonly RowCounts[]> {
	const worker = new Worker(new URL('./lifelike-part.worker.ts', import.meta.url), { workerData });
	const [counts] = await once(worker, 'message');
	return counts;
}

/** The sums of rows of several parts. */
export const sumOf = (parts: readonly RowCounts[]): RowCounts =>
	parts.reduce((sum, part) => ({
		trials: sum.trials + part.trials,
		judged: sum.judged + part.judged,
		claimed: sum.claimed + part.claimed,
		covered: sum.covered + part.covered,
		'±10 %': sum['±10 %'] + part['±10 %'],
		days: sum.days + part.days,
		differences: sum.differences + part.differences,
		'local level': sum['local level'] + part['local level'],
	}));
