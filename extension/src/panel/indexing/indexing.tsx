import { indexingOverview } from '@plumbline/core';
import { useMemo } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import { hiddenPagesWith, isMeantToBeHidden } from '../../settings/hidden-pages.ts';
import { usePage } from '../page-view.ts';
import { Verdict } from '../verdict.tsx';
import { CanonicalSection } from './canonical-section.tsx';
import { EngineSection } from './engine-section.tsx';
import { GoogleSection } from './google-section.tsx';
import { HreflangSection } from './hreflang-section.tsx';
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

/** Lets the user say once that this page is meant to stay out of search results. */
function MeantToBeHidden() {
	const texts = useLanguage().texts.search.indexing;
	const { changeSite, site, url } = usePage();
	return (
		<div class="hide">
			<label>
				<input
					type="checkbox"
					checked={isMeantToBeHidden(site, url)}
					onChange={({ currentTarget: { checked } }) =>
						void changeSite((stored) => ({ hiddenPages: hiddenPagesWith(stored, url, checked) }))
					}
				/>{' '}
				{texts.hide}
			</label>
			<p class="quiet-text">{texts.hideWhy}</p>
		</div>
	);
}
