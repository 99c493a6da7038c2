import { useContext } from 'preact/hooks';
import { useLanguage } from '../language/language.ts';
import type { Dates } from '../period/dates.ts';
import { useBasis } from '../segment/use-basis.ts';
import { useSegment } from '../segment/use-segment.ts';
import { CoverageContext, useChosen } from '../site/site.ts';
import { usePeriodParts } from '../site/use-period-parts.ts';
import type { FileLabel } from './file-columns.ts';

/** The label of a file of the screen’s figures; null where the screen has no period. */
export function useFileLabel(
	words: string,
	limits: readonly (string | false | null)[],
): FileLabel | null {
	const { texts } = useLanguage();
	const chosen = useChosen();
	const days = usePeriodParts(chosen);
	const { segmented } = useSegment();
	const basis = useBasis();
	const isOfPeriod = useContext(CoverageContext) !== null;
	if (!isOfPeriod || chosen === null || days === null) return null;
	const { before, engine, hasLikeImpressions, period, periods, site } = chosen;
	const notes = [
		segmented.segment,
		basis !== 'site' && texts.segment.basis[basis],
		words && `${texts.ui.table.filter}: ${words}`,
		...limits,
		...days.limits,
		before === null && periods.notCompared !== 'not_wanted' && days.compared,
	];
	return {
		site: site.domain,
		series: engine ?? '',
		period: spanOf(period),
		comparedWith: before === null ? '' : spanOf(before),
		hasLikeImpressions,
		note: notes.filter((one) => one).join(' · '),
	};
}

const spanOf = ({ date_from: from, date_to: to }: Dates) => `${from} to ${to}`;
