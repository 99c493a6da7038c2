/** The width of a written date with its distance to the next, in pixels. */
const label = 140;

/** The places of the dates that are written below a chart: both ends, and as many between as fit. */
export function labelPlaces(dates: number, width: number): readonly number[] {
	const steps = Math.min(dates - 1, Math.max(1, Math.floor(width / label)));
	if (steps < 1) return [0];
	return Array.from({ length: steps + 1 }, (_, step) => Math.round((step * (dates - 1)) / steps));
}
