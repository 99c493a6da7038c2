import '../../styles/keywords.css';
import { keywordPlaces } from '@plumbline/core';
import { useMemo } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import { keywordsOf, withKeywords } from '../../settings/page-keywords.ts';
import { textsFor as keywordTextsFor } from '../../texts/keywords/texts.generated.ts';
import { KeywordBox } from '../keyword-box/keyword-box.tsx';
import { usePage } from '../page-view.ts';
import { useSuggestedKeywords } from '../use-suggested-keywords.ts';

/** Where the page uses each keyword, and which keywords its text suggests. */
export function Keywords() {
	const texts = keywordTextsFor(useLanguage().locale);
	const { changeSite, facts, keywords, site, url } = usePage();
	const { synonyms } = site;
	const reports = useMemo(
		() => keywordPlaces(facts, keywords, { synonyms }),
		[facts, keywords, synonyms],
	);

	return (
		<>
			<KeywordBox
				reports={reports}
				url={url}
				site={site}
				onChange={(change) => void changeSite(change)}
			/>
			<p class="quiet-text">{reports.length > 0 ? texts.meaning : texts.none}</p>
			<SuggestedKeywords />
		</>
	);
}

/** Keywords that the text suggests; a click adds one. */
function SuggestedKeywords() {
	const texts = keywordTextsFor(useLanguage().locale);
	const { changeSite, keywords, url } = usePage();
	const suggested = useSuggestedKeywords(10)?.filter((word) => !keywords.includes(word));
	return (
		<section>
			<h2>{texts.suggestions}</h2>
			{suggested?.length === 0 && <p class="quiet-text">{texts.noSuggestions}</p>}
			<div class="suggestions">
				{suggested?.map((keyword) => (
					<button
						key={keyword}
						type="button"
						class="suggestion"
						aria-label={texts.add({ keyword })}
						onClick={() =>
							void changeSite((stored) =>
								withKeywords(stored, url, [...keywordsOf(stored, url), keyword]),
							)
						}
					>
						<span aria-hidden="true">+</span> <span dir="auto">{keyword}</span>
					</button>
				))}
			</div>
		</section>
	);
}
