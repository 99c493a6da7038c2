/** One observation: the signs of one phrase, and whether somebody would track it. */
export interface Example {
	readonly signs: readonly number[];
	readonly isRight: boolean;
	/** How many examples it stands for. */
	readonly worth: number;
}

/** The intercept and one weight for each sign. */
export type Fit = readonly number[];

const mostSteps = 25;
const precise = 1e-4;
/** Further jumps leave the region in which the curvature is known. */
const longestStep = 2;

/**
 * The weights of a logistic regression by Newton’s method. `restraint` draws the weights of signs, but
 * not the intercept, towards 0, so that a sign with few examples says little (ridge regression).
 */
export function fitLogisticRegression(examples: readonly Example[], restraint: number): Fit {
	const rows = examples.map(({ signs, ...rest }) => ({ ...rest, values: [1, ...signs] }));
	const size = rows[0]?.values.length ?? 1;
	let weights: number[] = Array(size).fill(0);
	for (let step = 0; step < mostSteps; step++) {
		const slope: number[] = weights.map((weight, at) => (at === 0 ? 0 : -restraint * weight));
		const curvature = weights.map((_, at) =>
			weights.map((_, other) => (at !== other ? 0 : at === 0 ? precise : restraint)),
		);
		for (const { isRight, values, worth } of rows) {
			const chance = likelihood(values, weights);
			const error = worth * (Number(isRight) - chance);
			for (const [at, value] of values.entries()) {
				if (value === 0) continue;
				slope[at]! += error * value;
				const row = curvature[at]!;
				for (const [other, otherValue] of values.entries()) {
					row[other]! += worth * chance * (1 - chance) * value * otherValue;
				}
			}
		}
		const change = solve(curvature, slope);
		weights = weights.map(
			(weight, at) => weight + Math.max(-longestStep, Math.min(longestStep, change[at]!)),
		);
		if (change.every((each) => Math.abs(each) < precise)) break;
	}
	return weights;
}

function likelihood(values: readonly number[], weights: readonly number[]): number {
	const sum = values.reduce((total, value, at) => total + value * weights[at]!, 0);
	return 1 / (1 + Math.exp(-sum));
}

/** The solution of a system of linear equations, by Gaussian elimination. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
	const rows = matrix.map((row, at) => [...row, right[at]!]);
	for (let at = 0; at < rows.length; at++) {
		const best = rows
			.slice(at)
			.reduce((one, other) => (size(other, at) > size(one, at) ? other : one));
		rows[rows.indexOf(best)] = rows[at]!;
		rows[at] = best;
		for (const row of rows.slice(at + 1)) {
			const factor = row[at]! / best[at]!;
			for (let column = at; column < row.length; column++) row[column]! -= factor * best[column]!;
		}
	}
	const solution: number[] = Array(rows.length).fill(0);
	for (let at = rows.length - 1; at >= 0; at--) {
		const row = rows[at]!;
		const known = solution.reduce((sum, value, column) => sum + value * row[column]!, 0);
		solution[at] = (row.at(-1)! - known) / row[at]!;
	}
	return solution;
}

const size = (row: readonly number[], column: number) => Math.abs(row[column]!);
