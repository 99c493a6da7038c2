import { useLanguage } from '../../language/language.ts';
import { keywordsOf, onPageOnly, onWholeSite, withKeywords } from '../../settings/page-keywords.ts';
import type { SiteMemory } from '../../settings/site-memory.ts';
import { textsFor as keywordTextsFor } from '../../texts/keywords/texts.generated.ts';
import { ChipField } from './chip-field.tsx';
import { synonymsOf, withSynonyms } from './synonyms.ts';

export interface KeywordStore {
	readonly url: string;
	readonly site: SiteMemory;
	readonly onChange: (change: (site: SiteMemory) => Partial<SiteMemory>) => void;
}

/** The synonyms of one keyword, whether the whole site uses it, and whether it is the main one. */
export function KeywordSettings({
	keyword,
	onChange,
	site,
	url,
}: KeywordStore & { readonly keyword: string }) {
	const { locale, texts } = useLanguage();
	return (
		<>
			<ChipField
				label={texts.synonyms.of({ keyword })}
				inputLabel={texts.synonyms.of({ keyword })}
				placeholder={texts.synonyms.add}
				values={synonymsOf(site, keyword)}
				removeLabel={(synonym) => texts.synonyms.remove({ synonym })}
				onChange={(changed) =>
					onChange((stored) => withSynonyms(stored, keyword, changed(synonymsOf(stored, keyword))))
				}
			/>
			<label class="check-field">
				<input
					type="checkbox"
					checked={site.keywords.includes(keyword)}
					onChange={({ currentTarget: { checked } }) =>
						onChange((stored) => (checked ? onWholeSite : onPageOnly)(stored, url, keyword))
					}
				/>
				<span>{texts.useOnWholeSite({ keyword })}</span>
			</label>
			{keywordsOf(site, url)[0] !== keyword && (
				<button
					type="button"
					class="more"
					onClick={() =>
						onChange((stored) =>
							withKeywords(stored, url, [...new Set([keyword, ...keywordsOf(stored, url)])]),
						)
					}
				>
					{keywordTextsFor(locale).makeMain}
				</button>
			)}
		</>
	);
}
