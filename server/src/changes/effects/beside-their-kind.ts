import type { Observation } from './observation.ts';

/**
 * The same pages, each beside its kind: what a whole kind has gained lately mostly stays, while what
 * a single page has gained is mostly chance.
 */
export function besideTheirKind(pages: readonly Observation[]): readonly Observation[] {
	const kinds = Map.groupBy(pages, ({ kind }) => kind);
	const gains = new Map([...kinds].map(([kind, ofKind]) => [kind, lateGain(ofKind)]));
	return pages.map((page) => {
		const gain = gains.get(page.kind)!;
		const [level = 0, ...deviations] = page.history;
		return {
			...page,
			outcome: page.outcome - gain,
			kindGain: gain,
			history: [level, ...deviations.map((deviation) => deviation - gain)],
		};
	});
}

/** The mean of the latest deviations, which few events have shrunk; a few pages say little. */
function lateGain(pages: readonly Observation[]): number {
	let [gain, weight] = [0, 1];
	for (const { events, history } of pages) {
		gain += (history[1]! * (events + 10)) / (events + 20);
		weight += events / (events + 20);
	}
	return gain / weight;
}
