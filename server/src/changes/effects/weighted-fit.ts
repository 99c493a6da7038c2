/** A linear model of outcomes, each with its weight; rows begin with 1 for the constant. */
export interface WeightedFit {
	predict(row: readonly number[]): number;
	/** How much the uncertainty of the model itself adds to a prediction at this row. */
	leverage(row: readonly number[]): number;
}

export function weightedFit(
	rows: readonly (readonly number[])[],
	outcomes: readonly number[],
	weights: readonly number[],
): WeightedFit {
	const width = rows[0]?.length ?? 0;
	const products = new Float64Array(width * width);
	const targets = new Float64Array(width);
	for (const [index, row] of rows.entries()) {
		const weight = weights[index]!;
		const outcome = outcomes[index]!;
		for (let i = 0; i < width; i++) {
			const weighted = weight * row[i]!;
			targets[i]! += weighted * outcome;
			for (let j = 0; j <= i; j++) products[i * width + j]! += weighted * row[j]!;
		}
	}
	const inverse = inverseOf(products, width);
	const coefficients = Array.from({ length: width }, (_, i) =>
		sumOver(width, (j) => inverse[i * width + j]! * targets[j]!),
	);
	return {
		predict: (row) => sumOver(width, (i) => coefficients[i]! * row[i]!),
		leverage: (row) =>
			sumOver(width, (i) => row[i]! * sumOver(width, (j) => inverse[i * width + j]! * row[j]!)),
	};
}

/**
 * The inverse of a symmetric matrix, given by its lower half; columns without information of their
 * own get 0.
 */
function inverseOf(lower: Float64Array, width: number): Float64Array {
	const matrix = Float64Array.from({ length: width * width }, (_, place) => {
		const [i, j] = [Math.floor(place / width), place % width];
		return lower[Math.max(i, j) * width + Math.min(i, j)]!;
	});
	const scales = Float64Array.from({ length: width }, (_, i) => matrix[i * width + i]!);
	// The sweep operator inverts in place, one pivot after the other.
	for (let pivot = 0; pivot < width; pivot++) {
		const value = matrix[pivot * width + pivot]!;
		if (value <= 1e-10 * scales[pivot]!) drop(matrix, width, pivot);
		else sweep(matrix, width, pivot, value);
	}
	return matrix;
}

function sweep(matrix: Float64Array, width: number, pivot: number, value: number): void {
	for (let i = 0; i < width; i++) {
		if (i === pivot) continue;
		const factor = matrix[i * width + pivot]! / value;
		for (let j = 0; j < width; j++) {
			if (j !== pivot) matrix[i * width + j]! -= factor * matrix[pivot * width + j]!;
		}
		matrix[i * width + pivot] = -factor;
	}
	for (let j = 0; j < width; j++) {
		if (j !== pivot) matrix[pivot * width + j]! /= value;
	}
	matrix[pivot * width + pivot] = 1 / value;
}

function drop(matrix: Float64Array, width: number, pivot: number): void {
	for (let i = 0; i < width; i++) {
		matrix[i * width + pivot] = 0;
		matrix[pivot * width + i] = 0;
	}
}

function sumOver(count: number, term: (index: number) => number): number {
	let sum = 0;
	for (let index = 0; index < count; index++) sum += term(index);
	return sum;
}
