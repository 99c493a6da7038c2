import {
	isOfSearcher,
	knownDays,
	listSearchTotals,
	type SearchCoverage,
	writeSegment,
} from '@plumbline/core/api';
import { lazy, Suspense } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import { callEndpoint } from '../api/send.ts';
import { type Loaded, useAnswer } from '../api/use-answer.ts';
import { ErrorNotice } from '../controls/error-notice.tsx';
import { useLanguage } from '../language/language.ts';
import { datesOf } from '../period/dates.ts';
import { todayHere } from '../period/today.ts';
import { NoFigures } from '../segment/no-figures.tsx';
import { useBasis } from '../segment/use-basis.ts';
import { useSegment } from '../segment/use-segment.ts';
import { type ChosenSite, CoverageContext, useChosenSite } from '../site/site.ts';
import { PeriodLine } from './period/period-line.tsx';
import type { Screen as ListedScreen } from './screens.ts';
import { SegmentChips } from './segment/segment-chips.tsx';
import { SegmentFaults } from './segment/segment-faults.tsx';
import { SiteBar } from './site-bar.tsx';

/** A screen below its title and choices. One with a period waits until the complete days are known. */
export function SiteScreen({ screen }: { readonly screen: ListedScreen }) {
	const { texts } = useLanguage();
	const Screen = useMemo(() => lazy(screen.load), [screen]);
	const chosen = useChosenSite();
	const coverage = useCoverage(screen.hasPeriod ? chosen : null);
	const hasFigures = useBasis() !== 'nothing' || !screen.hasPeriod;
	const waiting = <p class="quiet">{texts.loading}</p>;
	return (
		<CoverageContext.Provider value={coverage.data}>
			<header class="bar">
				<h1>{texts.nav[screen.name]}</h1>
				{screen.hasSite && <SiteBar hasPeriod={screen.hasPeriod} />}
			</header>
			{screen.hasPeriod && <SegmentChips />}
			<ErrorNotice error={coverage.error} />
			{screen.hasPeriod && <SegmentFaults />}
			{coverage.data && <PeriodLine coverage={coverage.data} />}
			{coverage.isLoading ? (
				waiting
			) : (
				<Suspense fallback={waiting}>{hasFigures ? <Screen /> : <NoFigures />}</Suspense>
			)}
		</CoverageContext.Provider>
	);
}

/**
 * The days for which a search engine has complete figures. Loads nothing without a search engine.
 */
function useCoverage(chosen: ChosenSite | null): Loaded<SearchCoverage> {
	const { segment } = useSegment();
	const ofSearchers = writeSegment(segment.filter(isOfSearcher));
	const which = {
		site_global_key: chosen?.site.site_global_key ?? '',
		search_engine_global_key: chosen?.engine ?? '',
		...datesOf(knownDays(todayHere())),
		granularity: 'monthly' as const,
		// Days may lack the figures of countries and devices alone.
		...(ofSearchers !== null && { segment: ofSearchers }),
	};
	const key = chosen?.engine ? `coverage ${JSON.stringify(which)}` : null;
	return useAnswer(key, async (signal) => {
		const { data } = await callEndpoint(listSearchTotals, which, signal);
		return data.meta.coverage;
	});
}
