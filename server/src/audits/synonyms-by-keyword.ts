import type { SynonymPair } from '@plumbline/core/api';

type Synonyms = Readonly<Record<string, readonly string[]>>;

/** As the audit takes them; a sentence where one is of no keyword that was given. */
export function synonymsByKeyword(
	pairs: readonly SynonymPair[],
	keywords: readonly string[],
): { readonly synonyms: Synonyms } | { readonly problem: string } {
	const known = keywords.map((keyword) => keyword.trim());
	const byKeyword = new Map<string, string[]>();
	for (const [named, synonym] of pairs) {
		const keyword = named ?? known[0];
		if (keyword === undefined) {
			return { problem: `“${synonym}” needs a keyword that it can count for. Give one.` };
		}
		if (!known.includes(keyword)) {
			return {
				problem: `“${synonym}” is to count for “${keyword}”, which is none of the keywords. Write KEYWORD=SYNONYM with one of them.`,
			};
		}
		byKeyword.set(keyword, [...(byKeyword.get(keyword) ?? []), synonym]);
	}
	return { synonyms: Object.fromEntries(byKeyword) };
}
