import '../../styles/take-away.css';
import '../../styles/keywords.css';
import { useState } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import { keywordsOf, onPageOnly, onWholeSite, withKeywords } from '../../settings/page-keywords.ts';
import type { SiteMemory } from '../../settings/site-memory.ts';
import { ChipField } from './chip-field.tsx';
import { synonymsOf, withSynonyms } from './synonyms.ts';

interface KeywordBoxProps {
	readonly url: string;
	readonly site: SiteMemory;
	readonly onChange: (change: (site: SiteMemory) => Partial<SiteMemory>) => void;
}

/**
 * The keywords of the page, the main keyword first. The opened one shows its synonyms and whether
 * it is used on the whole site.
 */
export function KeywordBox({ url, site, onChange }: KeywordBoxProps) {
	const { texts } = useLanguage();
	const [open, setOpen] = useState<string | null>(null);
	const keywords = keywordsOf(site, url);
	const chipOf = (keyword: string) => {
		const count = synonymsOf(site, keyword).length;
		return (
			<button
				type="button"
				class="chip-name"
				aria-expanded={keyword === open}
				title={texts.synonyms.of({ keyword })}
				onClick={() => setOpen(keyword === open ? null : keyword)}
			>
				<span dir="auto">{keyword}</span>
				{count > 0 && <small> {texts.synonyms.count({ count })}</small>}
				{site.keywords.includes(keyword) && <small> · {texts.wholeSite}</small>}
			</button>
		);
	};
	return (
		<>
			<ChipField
				label={texts.keywords}
				inputLabel={texts.keyword}
				placeholder={keywords.length === 0 ? texts.keywordHint : texts.addKeyword}
				values={keywords}
				removeLabel={(keyword) => texts.removeKeyword({ keyword })}
				chipOf={chipOf}
				onChange={(changed) =>
					onChange((stored) => withKeywords(stored, url, changed(keywordsOf(stored, url))))
				}
			/>
			{open !== null && keywords.includes(open) && (
				<section aria-label={open}>
					<ChipField
						key={open}
						label={texts.synonyms.of({ keyword: open })}
						inputLabel={texts.synonyms.of({ keyword: open })}
						placeholder={texts.synonyms.add}
						values={synonymsOf(site, open)}
						removeLabel={(synonym) => texts.synonyms.remove({ synonym })}
						onChange={(changed) =>
							onChange((stored) => withSynonyms(stored, open, changed(synonymsOf(stored, open))))
						}
					>
						<small>{texts.synonyms.of({ keyword: open })}</small>
					</ChipField>
					<label class="check-field">
						<input
							type="checkbox"
							checked={site.keywords.includes(open)}
							onChange={({ currentTarget: { checked } }) =>
								onChange((stored) => (checked ? onWholeSite : onPageOnly)(stored, url, open))
							}
						/>
						<span>{texts.useOnWholeSite({ keyword: open })}</span>
					</label>
				</section>
			)}
		</>
	);
}
