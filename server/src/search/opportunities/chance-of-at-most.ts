import { logGamma } from '../../changes/effects/student.ts';

/**
 * How often at most this many of the trials succeed, if rates vary around the usual one with this
 * correlation (beta-binomial; 0 is binomial).
 */
export function chanceOfAtMost(
	successes: number,
	trials: number,
	rate: number,
	correlation: number,
): number {
	if (successes >= trials) return 1;
	// As good as binomial, and it keeps the logarithms of the gamma function accurate.
	const total = 1 / Math.max(correlation, 1e-7) - 1;
	const [alpha, beta] = [rate * total, (1 - rate) * total];
	let logTerm =
		logGamma(beta + trials) - logGamma(beta) - logGamma(total + trials) + logGamma(total);
	let sum = Math.exp(logTerm);
	for (let count = 0; count < successes; count++) {
		const choose = (trials - count) / (count + 1);
		logTerm += Math.log((choose * (alpha + count)) / (trials - count - 1 + beta));
		sum += Math.exp(logTerm);
	}
	return Math.min(1, sum);
}
