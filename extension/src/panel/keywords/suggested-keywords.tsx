import { useLanguage } from '../../language/language.ts';
import { keywordsOf, withKeywords } from '../../settings/page-keywords.ts';
import { usePage } from '../page-view.ts';
import { useSuggestedKeywords } from '../use-suggested-keywords.ts';

/** Keywords that the text suggests; a click adds one. */
export function SuggestedKeywords() {
	const texts = useLanguage().texts.content.keywords;
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
