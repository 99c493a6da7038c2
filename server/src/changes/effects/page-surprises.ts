import { type KindMean, kindMeans } from './kind-means.ts';
import { type KindVariance, overDates } from './kind-variance.ts';
import type { Observation } from './observation.ts';
import type { PagesAlone } from './pages-alone.ts';
import { weightedFit } from './weighted-fit.ts';

/** How the pages left alone went on from their own past, and how far each strayed from it. */
export interface PageSurprises {
	/** By how much a page did better than pages left alone with the same past, and of its kind. */
	surprise(page: Observation): number;
	variance(page: Observation): number;
	/** Variance that the model adds to a weighted mean of these pages. */
	modelVariance(pages: readonly Observation[], weights: readonly number[]): ModelVariance;
	/**
	 * The deviation of each page left alone, in standard deviations, as if the model had not known
	 * the page.
	 */
	readonly placebos: readonly number[];
	readonly degreesOfFreedom: KindVariance['degreesOfFreedom'];
}

export interface ModelVariance {
	/** Of how pages go on from their past. */
	readonly ofPast: number;
	/** Of what happened to whole kinds. */
	readonly ofKinds: number;
}

/**
 * A linear model in which each kind has an effect of its own, drawn by chance; `otherDates` show how
 * far those effects go, too.
 */
export function pageSurprises(
	model: PagesAlone,
	otherDates: readonly KindVariance[],
): PageSurprises {
	const { noise, ofKinds: own, pages: alone, row, rows } = model;
	const { scale } = own;
	const { within } = own.degreesOfFreedom;
	const pooled = overDates([own, ...otherDates]);
	const between = pooled.between / scale;
	const kinds = kindMeans(model, between);
	const lessKind = (row: readonly number[], kind: KindMean | undefined, share: number) =>
		kind ? row.map((value, column) => value - share * kind.row[column]!) : row;
	// With this share of its kind taken off, pages are as if they were independent.
	const shares = new Map([...kinds].map(([kind, { trust }]) => [kind, 1 - Math.sqrt(1 - trust)]));
	const fit = weightedFit(
		rows.map((one, index) => {
			const kind = model.kinds[index]!;
			return lessKind(one, kinds.get(kind), shares.get(kind)!);
		}),
		model.outcomes.map((outcome, index) => {
			const kind = model.kinds[index]!;
			return outcome - shares.get(kind)! * kinds.get(kind)!.outcome;
		}),
		model.weights,
	);
	return {
		surprise,
		variance: (page) => scale * noise(page),
		modelVariance,
		get placebos() {
			return alone.map(placebo);
		},
		degreesOfFreedom: { between: pooled.degreesOfFreedom, within },
	};

	function surprise(page: Observation): number {
		const kind = kinds.get(page.kind);
		return page.outcome - (kind ? kind.trust * kind.outcome : 0) - fit.predict(beyondKind(page));
	}

	function beyondKind(page: Observation): readonly number[] {
		const kind = kinds.get(page.kind);
		return lessKind(row(page), kind, kind?.trust ?? 0);
	}

	function modelVariance(pages: readonly Observation[], weights: readonly number[]): ModelVariance {
		const mean = new Array<number>(rows[0]!.length).fill(0);
		const shares = new Map<string, number>();
		for (const [index, page] of pages.entries()) {
			const weight = weights[index]!;
			for (const [column, value] of beyondKind(page).entries()) mean[column]! += weight * value;
			shares.set(page.kind, (shares.get(page.kind) ?? 0) + weight);
		}
		let ofKinds = 0;
		for (const [kind, share] of shares) ofKinds += share ** 2 * (1 - (kinds.get(kind)?.trust ?? 0));
		return { ofPast: scale * fit.leverage(mean), ofKinds: scale * between * ofKinds };
	}

	function placebo(page: Observation): number {
		const own = scale * noise(page);
		const { ofKinds, ofPast } = modelVariance([page], [1]);
		const free = Math.max(1 - (ofKinds + ofPast) / own, 1e-9);
		const t = surprise(page) / Math.sqrt(own * free);
		// Without the page itself in the scale, as the changed pages are not in it either.
		return t * Math.sqrt((within - 1) / Math.max(within - t * t, 1e-9));
	}
}
