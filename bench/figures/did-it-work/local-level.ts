/** The shares of the noise that the level moves by in a step. */
const signals = [0, 0.01, 0.03, 0.1, 0.3, 1, 3];

/** Whether the mean of the figures after lies outside 95 % of what a local level model forecasts. */
export function localLevelClaims(before: readonly number[], after: readonly number[]): boolean {
	const fits = signals.map((signal) => ({ signal, ...fitOf(before, signal) }));
	const { level, noise, ofLevel, signal } = fits.reduce((best, fit) =>
		fit.likelihood > best.likelihood ? fit : best,
	);
	const weeks = after.length;
	// A mean of steps: the first of them is in all weeks, the last one in one.
	const ofSteps = (signal * ((weeks + 1) * (2 * weeks + 1))) / (6 * weeks);
	const variance = noise * (ofLevel + ofSteps + 1 / weeks);
	const mean = after.reduce((sum, value) => sum + value, 0) / weeks;
	return Math.abs(mean - level) > 1.96 * Math.sqrt(variance);
}

/** The Kalman filter in units of the noise, which follows from the errors of its forecasts. */
function fitOf(values: readonly number[], signal: number) {
	let [level, ofLevel, squares, logarithms] = [values[0]!, 1, 0, 0];
	for (const value of values.slice(1)) {
		const ofForecast = ofLevel + signal + 1;
		const error = value - level;
		squares += error ** 2 / ofForecast;
		logarithms += Math.log(ofForecast);
		const gain = (ofLevel + signal) / ofForecast;
		level += gain * error;
		ofLevel = gain;
	}
	const noise = squares / (values.length - 1);
	const likelihood = -((values.length - 1) * Math.log(noise) + logarithms) / 2;
	return { level, ofLevel, noise, likelihood };
}
