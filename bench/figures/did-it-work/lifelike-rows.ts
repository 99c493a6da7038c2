import { type BatchName, batches } from '@plumbline/server/lifelike-trials';

/** A question about changes of one kind, asked of sites of one size. */
export interface LifelikeRow {
	readonly batch: BatchName;
	readonly weeks: 4 | 8;
	readonly effect: number;
	/** In percent: the least claims of an effect. */
	readonly least?: number;
}

/** Batches of every kind without an effect, and two with one. */
export const lifelikeRows: readonly LifelikeRow[] = ([4, 8] as const).flatMap((weeks) => [
	...(Object.keys(batches) as BatchName[]).map((batch) => ({ batch, weeks, effect: 1 })),
	{ batch: '30 at random', weeks, effect: 1.2, least: 60 },
	{ batch: 'a whole topic', weeks, effect: 1.5, least: 50 },
]);
