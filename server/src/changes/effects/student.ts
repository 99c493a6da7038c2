/** How often Student’s t lies at least this far from zero, on either side, by chance. */
export function chanceBeyond(t: number, degreesOfFreedom: number): number {
	return incompleteBeta(degreesOfFreedom / (degreesOfFreedom + t * t), degreesOfFreedom / 2, 1 / 2);
}

/** The distance from zero within which Student’s t lies with this chance. */
export function distanceWithin(share: number, degreesOfFreedom: number): number {
	let low = 0;
	let high = 1000;
	for (let step = 0; step < 60; step++) {
		const middle = (low + high) / 2;
		if (1 - chanceBeyond(middle, degreesOfFreedom) < share) low = middle;
		else high = middle;
	}
	return high;
}

/** Regularized, by the continued fraction of DLMF 8.17.22, which converges below the mean. */
function incompleteBeta(x: number, a: number, b: number): number {
	if (x <= 0) return 0;
	if (x >= 1) return 1;
	if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
	const logBeta = logGamma(a) + logGamma(b) - logGamma(a + b);
	const front = Math.exp(a * Math.log(x) + b * Math.log1p(-x) - logBeta) / a;
	return front / (1 + continuedFraction(x, a, b));
}

/** From the innermost term outwards; 200 terms are exact for every a and b that occur here. */
function continuedFraction(x: number, a: number, b: number): number {
	let rest = 0;
	for (let term = 200; term >= 1; term--) rest = coefficient(term, x, a, b) / (1 + rest);
	return rest;
}

function coefficient(term: number, x: number, a: number, b: number): number {
	const m = term >> 1;
	return term % 2 === 0
		? (m * (b - m) * x) / ((a + term - 1) * (a + term))
		: (-(a + m) * (a + b + m) * x) / ((a + term - 1) * (a + term));
}

/** Stirling’s series, after shifting small arguments up. */
export function logGamma(x: number): number {
	if (x < 10) return logGamma(x + 1) - Math.log(x);
	const inverse = 1 / x;
	const square = inverse * inverse;
	const series = inverse * (1 / 12 - square * (1 / 360 - square / 1260));
	return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series;
}
