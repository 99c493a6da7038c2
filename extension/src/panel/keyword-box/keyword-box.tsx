import { useState } from 'preact/hooks';
import type { SiteMemory } from '../../settings/site-memory.ts';
import { useLanguage } from '../language.ts';
import { ChipField } from './chip-field.tsx';
import { synonymsOf, withKeywords, withSynonyms } from './synonyms.ts';

interface KeywordBoxProps {
	readonly site: SiteMemory;
	readonly onChange: (change: (site: SiteMemory) => Partial<SiteMemory>) => void;
}

/** The keywords of the site, the main keyword first, and synonyms for each. */
export function KeywordBox({ site, onChange }: KeywordBoxProps) {
	const { texts } = useLanguage();
	const [open, setOpen] = useState<string | null>(null);
	const { keywords } = site;
	const chipOf = (keyword: string) => {
		const count = synonymsOf(site, keyword).length;
		return (
			<button
				type="button"
				class="chip-name"
				aria-expanded={keyword === open}
				title={texts.synonyms.of(keyword)}
				onClick={() => setOpen(keyword === open ? null : keyword)}
			>
				<span dir="auto">{keyword}</span>
				{count > 0 && <small> {texts.synonyms.count(count)}</small>}
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
				removeLabel={texts.removeKeyword}
				chipOf={chipOf}
				onChange={(changed) => onChange((stored) => withKeywords(stored, changed(stored.keywords)))}
			/>
			{open !== null && keywords.includes(open) && (
				<ChipField
					key={open}
					label={texts.synonyms.of(open)}
					inputLabel={texts.synonyms.of(open)}
					placeholder={texts.synonyms.add}
					values={synonymsOf(site, open)}
					removeLabel={texts.synonyms.remove}
					onChange={(changed) =>
						onChange((stored) => withSynonyms(stored, open, changed(synonymsOf(stored, open))))
					}
				>
					<small>{texts.synonyms.of(open)}</small>
				</ChipField>
			)}
		</>
	);
}
