import { parentPort, workerData } from 'node:worker_threads';
import {
	type LifelikeResults,
	type LifelikeSites,
	lifelikeTrials,
	type Trial,
} from '@plumbline/server/lifelike-trials';
import { lifelikeRows } from './lifelike-rows.ts';
import { type RivalName, rivals } from './rivals.ts';

/** Numbers of trials, and of those in which each of the others claims an effect. */
export type RowCounts = LifelikeResults & Readonly<Record<RivalName, number>>;

const names = Object.keys(rivals) as RivalName[];
const counts = lifelikeRows.map(() => ({ '±10 %': 0, days: 0, differences: 0, 'local level': 0 }));
const results = lifelikeTrials(
	// Given by the thread that starts this one.
	workerData as LifelikeSites,
	lifelikeRows.map((row, at) => ({ ...row, onTrial: (trial) => count(counts[at]!, trial) })),
);
parentPort?.postMessage(results.map((result, at): RowCounts => ({ ...result, ...counts[at]! })));

function count(claims: Record<RivalName, number>, trial: Trial): void {
	for (const name of names) claims[name] += rivals[name](trial) ? 1 : 0;
}
