import type { SiteMemory } from '../../settings/site-memory.ts';

type Kept = Pick<SiteMemory, 'keywords' | 'synonyms'>;

export const synonymsOf = ({ synonyms }: Pick<Kept, 'synonyms'>, keyword: string) =>
	new Map(Object.entries(synonyms)).get(keyword) ?? [];

/** Replaces the keywords; those that remain keep their synonyms. */
export function withKeywords({ synonyms }: Kept, keywords: readonly string[]): Kept {
	const kept = Object.entries(synonyms).filter(([keyword]) => keywords.includes(keyword));
	return { keywords, synonyms: Object.fromEntries(kept) };
}

/** Replaces the synonyms of one keyword. */
export const withSynonyms = (
	{ synonyms }: Kept,
	keyword: string,
	others: readonly string[],
): Pick<Kept, 'synonyms'> => ({
	synonyms: Object.fromEntries([...Object.entries(synonyms), [keyword, others]]),
});
