import type { Observation } from './observation.ts';
import type { PagesAlone } from './pages-alone.ts';

/** As if a kind that had gained or lost three tenths had not gone on. */
const calm = 0.3 ** 2;

/**
 * How much of what a kind has gained lately it gains once more, as in its season, at these dates.
 * Kinds count alike, beside the others at their date.
 */
export function momentumOf(dates: readonly PagesAlone[]): number {
	let [product, square] = [0, calm];
	for (const { kinds, pages, surprises, weights } of dates) {
		const places = Map.groupBy(kinds.keys(), (place) => kinds[place]!);
		const means = [...places.values()].map((ofKind) => {
			const mean = (value: (place: number) => number) =>
				ofKind.reduce((sum, place) => sum + weights[place]! * value(place), 0) /
				ofKind.reduce((sum, place) => sum + weights[place]!, 0);
			return {
				gain: mean((place) => pages[place]!.kindGain ?? 0),
				surprise: mean((place) => surprises[place]!),
			};
		});
		const usual = means.reduce((sum, { gain }) => sum + gain, 0) / means.length;
		for (const { gain, surprise } of means) {
			product += (gain - usual) * surprise;
			square += (gain - usual) ** 2;
		}
	}
	return product / square;
}

export const goingOn = (pages: readonly Observation[], momentum: number): readonly Observation[] =>
	pages.map((page) => ({ ...page, outcome: page.outcome - momentum * (page.kindGain ?? 0) }));
