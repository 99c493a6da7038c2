import type { SiteMemory } from '../../settings/site-memory.ts';

type Kept = Pick<SiteMemory, 'synonyms'>;

export const synonymsOf = ({ synonyms }: Kept, keyword: string) =>
	new Map(Object.entries(synonyms)).get(keyword) ?? [];

/** Replaces the synonyms of one keyword. */
export const withSynonyms = (
	{ synonyms }: Kept,
	keyword: string,
	others: readonly string[],
): Kept => ({
	synonyms: Object.fromEntries([...Object.entries(synonyms), [keyword, others]]),
});
