import { lazy, Suspense } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import { ErrorNotice } from '../controls/error-notice.tsx';
import { useLanguage } from '../language/language.ts';
import { CoverageContext, useChosenSite } from '../site/site.ts';
import { PeriodLine } from './period-line.tsx';
import type { Screen as ListedScreen } from './screens.ts';
import { SiteBar } from './site-bar.tsx';
import { useCoverage } from './use-coverage.ts';

/** A screen below its title and choices. One with a period waits until the complete days are known. */
export function SiteScreen({ screen }: { readonly screen: ListedScreen }) {
	const { texts } = useLanguage();
	const Screen = useMemo(() => lazy(screen.load), [screen]);
	const chosen = useChosenSite();
	const coverage = useCoverage(screen.hasPeriod ? chosen : null);
	const waiting = <p class="quiet">{texts.loading}</p>;
	return (
		<CoverageContext.Provider value={coverage.data}>
			<header class="bar">
				<h1>{texts.nav[screen.name]}</h1>
				{screen.hasSite && <SiteBar hasPeriod={screen.hasPeriod} />}
			</header>
			<ErrorNotice error={coverage.error} />
			{coverage.data && <PeriodLine />}
			{coverage.isLoading ? (
				waiting
			) : (
				<Suspense fallback={waiting}>
					<Screen />
				</Suspense>
			)}
		</CoverageContext.Provider>
	);
}
