const FIRST_PAGE = [1, 5, 10];
const MAX_STEPS = 4;

/**
 * Ranks to draw grid lines at. The shortest axis shows the first page of results, so that charts
 * are comparable and a loss of one place looks small. Longer axes advance in round steps.
 */
export function axisTicks(worst: number): readonly number[] {
	if (worst <= 10) return FIRST_PAGE;
	const step = roundStep(worst / MAX_STEPS);
	return [1, ...Array.from({ length: Math.ceil(worst / step) }, (_, index) => (index + 1) * step)];
}

/** The first of 10, 20, 50, 100, 200, 500 … that is at least `smallest`. */
function roundStep(smallest: number): number {
	const power = 10 ** Math.max(1, Math.floor(Math.log10(smallest)));
	return power * ([1, 2, 5].find((factor) => factor * power >= smallest) ?? 10);
}
