import type { RankStatus } from '@plumbline/core/api';
import { noRank } from './steps.ts';

export interface Trend {
	readonly ranks: readonly (number | null)[];
	readonly statuses: readonly RankStatus[];
}

/** The trend of a keyword, of that length, from its `place:value` text. */
export function keywordTrend(steps: string | null, length: number): Trend {
	const ranks = new Array<number | null>(length).fill(null);
	const statuses = new Array<RankStatus>(length).fill('-');
	for (const [place, value] of entries(steps)) {
		const rank = Number(value);
		if (rank > 0) ranks[place] = rank;
		statuses[place] = rank > 0 ? 'r' : rank === noRank.unranked ? 'u' : 'e';
	}
	return { ranks, statuses };
}

export interface GroupTrend extends Trend {
	readonly rankedCounts: readonly number[];
}

/** The trend of a group, from `place:sum of ranks/ranked/not in depth`: rounded means of the ranked keywords. */
export function groupTrend(steps: string | null, length: number): GroupTrend {
	const ranks = new Array<number | null>(length).fill(null);
	const statuses = new Array<RankStatus>(length).fill('-');
	const rankedCounts = new Array<number>(length).fill(0);
	for (const [place, value] of entries(steps)) {
		const [sum = 0, ranked = 0, unranked = 0] = value.split('/').map(Number);
		rankedCounts[place] = ranked;
		if (ranked > 0) ranks[place] = Math.round(sum / ranked);
		statuses[place] = ranked > 0 ? 'r' : unranked > 0 ? 'u' : 'e';
	}
	return { ranks, statuses, rankedCounts };
}

function entries(steps: string | null): readonly (readonly [place: number, value: string])[] {
	return (steps ?? '')
		.split(',')
		.filter(Boolean)
		.map((step) => {
			const colon = step.indexOf(':');
			return [Number(step.slice(0, colon)), step.slice(colon + 1)];
		});
}
