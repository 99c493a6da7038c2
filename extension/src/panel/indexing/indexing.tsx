import { indexingOverview } from '@plumbline/core';
import { useMemo } from 'preact/hooks';
import { usePage } from '../page-view.ts';
import { Verdict } from '../verdict.tsx';
import { CanonicalSection } from './canonical-section.tsx';
import { EngineSection } from './engine-section.tsx';
import { GoogleSection } from './google-section.tsx';
import { HreflangSection } from './hreflang-section.tsx';
import { MeantToBeHidden } from './meant-to-be-hidden.tsx';
import { ResponseSection } from './response-section.tsx';
import { RobotsSection } from './robots-section.tsx';

/** Everything that decides whether the page can be indexed. */
export function Indexing() {
	const { facts, report, ruleSet, url } = usePage();
	const overview = useMemo(() => indexingOverview(facts, ruleSet, new Date()), [facts, ruleSet]);
	return (
		<>
			<Verdict report={report} />
			<MeantToBeHidden />
			<GoogleSection />
			<EngineSection overview={overview} />
			<RobotsSection overview={overview} />
			<CanonicalSection overview={overview} />
			<ResponseSection overview={overview} />
			{/* With this key, answers about other language versions disappear when the page changes. */}
			<HreflangSection key={url} overview={overview} />
		</>
	);
}
