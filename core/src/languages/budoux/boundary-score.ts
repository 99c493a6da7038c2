/** Weights of the characters around a place: one (UW), two (BW) or three (TW) units, by position. */
export type NgramWeights = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** How likely a word ends before a place of a text; above 0 it does. */
export type BoundaryScore = (text: string, at: number) => number;

export function createBoundaryScore(weights: NgramWeights): BoundaryScore {
	const bias = -0.5 * sumOf(weights);
	const features = windows.flatMap(([name, from, to]) => {
		const group = weights[name];
		return group ? [{ weightOf: new Map(Object.entries(group)), from, to }] : [];
	});
	return (text, at) => {
		let score = bias;
		for (const { weightOf, from, to } of features) {
			score += weightOf.get(text.substring(at + from, at + to)) ?? 0;
		}
		return score;
	};
}

/** Splits a text wherever the score says that a word ends. */
export function cutAtBoundaries(text: string, score: BoundaryScore): string[] {
	const pieces: string[] = [];
	let start = 0;
	for (let at = 1; at < text.length; at++) {
		if (score(text, at) <= 0) continue;
		pieces.push(text.slice(start, at));
		start = at;
	}
	pieces.push(text.slice(start));
	return pieces;
}

/** Named and numbered as in BudouX. */
const windows: readonly (readonly [name: string, from: number, to: number])[] = [
	['UW1', -3, -2],
	['UW2', -2, -1],
	['UW3', -1, 0],
	['UW4', 0, 1],
	['UW5', 1, 2],
	['UW6', 2, 3],
	['BW1', -2, 0],
	['BW2', -1, 1],
	['BW3', 0, 2],
	['TW1', -3, 0],
	['TW2', -2, 1],
	['TW3', -1, 2],
	['TW4', 0, 3],
];

function sumOf(weights: NgramWeights): number {
	return Object.values(weights)
		.flatMap((group) => Object.values(group))
		.reduce((sum, weight) => sum + weight, 0);
}
