import type { BoundaryAt } from '../../text/words/word-boundaries.ts';
import type { BoundaryScore } from './boundary-score.ts';

/** The model's scores for the edges of a piece of text, and for cutting it in two. */
export interface EdgeScores {
	readonly before: number;
	readonly after: number;
	/** The score of the likeliest cut within the piece. */
	readonly within: number;
}

export function edgeScores(
	text: string,
	start: number,
	end: number,
	byScript: BoundaryAt,
	score: BoundaryScore,
): EdgeScores {
	const edge = (at: number) => (byScript(at) ? Number.POSITIVE_INFINITY : score(text, at));
	let within = Number.NEGATIVE_INFINITY;
	for (let at = start + 1; at < end; at++) within = Math.max(within, score(text, at));
	return { before: edge(start), after: edge(end), within };
}
