import { chanceBeyond } from '@plumbline/server/student';

/** A t-test over days at 5 %, for unequal variances, as if each day were independent. */
export function welchClaims(before: ArrayLike<number>, after: ArrayLike<number>): boolean {
	const [left, right] = [momentsOf(Array.from(before)), momentsOf(Array.from(after))];
	const variance = left.ofMean + right.ofMean;
	if (variance === 0) return left.mean !== right.mean;
	const degreesOfFreedom =
		variance ** 2 /
		(left.ofMean ** 2 / (before.length - 1) + right.ofMean ** 2 / (after.length - 1));
	return chanceBeyond((right.mean - left.mean) / Math.sqrt(variance), degreesOfFreedom) <= 0.05;
}

function momentsOf(days: readonly number[]) {
	const mean = days.reduce((sum, count) => sum + count, 0) / days.length;
	const squares = days.reduce((sum, count) => sum + (count - mean) ** 2, 0);
	return { mean, ofMean: squares / (days.length - 1) / days.length };
}
