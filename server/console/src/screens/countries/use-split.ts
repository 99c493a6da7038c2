import {
	answeredLikeness,
	listSearchSplit,
	type SearchSplit,
	type SplitDimension,
	type SplitRow,
	splitDimensions,
} from '@plumbline/core/api';
import { parseDay } from '@plumbline/core/time';
import { useNavigation } from '../../address/address.ts';
import { callEndpoint } from '../../api/send.ts';
import { type Loaded, useAnswer } from '../../api/use-answer.ts';
import { useSegment } from '../../segment/use-segment.ts';
import type { Chosen } from '../../site/site.ts';
import { withoutPosition } from '../../table/figure-columns.tsx';

/** The list that the address names, or countries. */
export function useListed(): SplitDimension {
	const named = useNavigation().query.get('by');
	return splitDimensions.find((dimension) => dimension === named) ?? 'country';
}

export interface ShownSplit {
	readonly rows: readonly SplitRow[];
	/** The sums of all rows. */
	readonly listed: SearchSplit['totals'];
	readonly site: SearchSplit['totals'];
	readonly isCompared: boolean;
	/** Days with totals of the site that were not read by this dimension. */
	readonly daysMissing: number;
}

/** One of the lists in the chosen period, with the figures before if both are alike. */
export function useSplit(chosen: Chosen | null, by: SplitDimension): Loaded<ShownSplit> {
	const hasPositions = chosen?.hasLikeImpressions ?? true;
	const { segmented } = useSegment();
	const asked = {
		site_global_key: chosen?.site.site_global_key ?? '',
		search_engine_global_key: chosen?.engine ?? '',
		...chosen?.period,
		...chosen?.compared,
		...segmented,
	};
	const key = chosen?.engine ? `split ${by} ${JSON.stringify(asked)}` : null;
	return useAnswer(key, async (signal) => {
		const { data } = await callEndpoint(listSearchSplit, asked, signal);
		const list = by === 'country' ? data.countries : data.devices;
		const { coverage, compare_coverage, rows } = list;
		const { notCompared } = answeredLikeness({ ...data.meta, coverage, compare_coverage });
		const isCompared = notCompared === null;
		const fair = hasPositions ? rows : rows.map(withoutPosition);
		return {
			rows: isCompared ? fair : rows.map((row) => ({ ...row, before: null })),
			listed: list.totals,
			site: data.totals,
			isCompared,
			daysMissing: daysIn(coverage.missing) - daysIn(data.meta.coverage.missing),
		};
	});
}

const daysIn = (ranges: readonly { readonly from: string; readonly to: string }[]) =>
	ranges.reduce((sum, { from, to }) => sum + (parseDay(to) ?? 0) - (parseDay(from) ?? 0) + 1, 0);
