import type { SynonymPair } from '@plumbline/core/api';

type Synonyms = Readonly<Record<string, readonly string[]>>;

/** Synonyms in the form the audit takes; a sentence if a pair names an unknown keyword. */
export function synonymsByKeyword(
	pairs: readonly SynonymPair[],
	keywords: readonly string[],
): { readonly synonyms: Synonyms } | { readonly problem: string } {
	const known = keywords.map((keyword) => keyword.trim());
	const byKeyword = new Map<string, string[]>();
	for (const [named, synonym] of pairs) {
		const keyword = named ?? known[0];
		if (keyword === undefined) {
			return { problem: `“${synonym}” needs a keyword that it is a synonym of. Give one.` };
		}
		if (!known.includes(keyword)) {
			return {
				problem: `“${synonym}” is a synonym of “${keyword}”, which is not one of the keywords. Write KEYWORD=SYNONYM with one of them.`,
			};
		}
		byKeyword.set(keyword, [...(byKeyword.get(keyword) ?? []), synonym]);
	}
	return { synonyms: Object.fromEntries(byKeyword) };
}
