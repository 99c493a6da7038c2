import { keywordPlaces } from '@plumbline/core';
import { useMemo } from 'preact/hooks';
import { useLanguage } from '../language.ts';
import { usePage } from '../page-view.ts';
import { KeywordCard } from './keyword-card.tsx';
import { SuggestedKeywords } from './suggested-keywords.tsx';

/** Where the page uses each keyword, and which keywords its text suggests. */
export function Keywords() {
	const texts = useLanguage().texts.content.keywords;
	const { changeSite, facts, site } = usePage();
	const { keywords, synonyms } = site;
	const reports = useMemo(
		() => keywordPlaces(facts, keywords, { synonyms }),
		[facts, keywords, synonyms],
	);

	function makeMain(keyword: string) {
		void changeSite((stored) => ({
			keywords: [keyword, ...stored.keywords.filter((other) => other !== keyword)],
		}));
	}

	return (
		<>
			{reports.length === 0 && <p class="quiet-text">{texts.none}</p>}
			{reports.map((report, index) => (
				<KeywordCard
					key={report.keyword}
					report={report}
					isMain={index === 0}
					onMakeMain={() => makeMain(report.keyword)}
				/>
			))}
			{reports.length > 0 && <p class="quiet-text">{texts.meaning}</p>}
			<SuggestedKeywords />
		</>
	);
}
