import type { KeywordHit, KeywordReport } from '@plumbline/core';

export interface KeywordForm {
	readonly text: string;
	readonly count: number;
}

/** Places whose hits are counted; the first paragraph is a part of the text. */
const counted: ReadonlySet<string> = new Set(['title', 'headings', 'text']);
const most = 5;

/** The forms of a keyword that were found, the most frequent first. */
export function keywordForms({ places }: Pick<KeywordReport, 'places'>): readonly KeywordForm[] {
	const forms = new Map<string, KeywordForm>();
	for (const { hits, name } of places) {
		if (!counted.has(name)) continue;
		for (const hit of hits) {
			const text = wordsOf(hit);
			const key = text.toLocaleLowerCase();
			const before = forms.get(key) ?? { text, count: 0 };
			forms.set(key, { ...before, count: before.count + 1 });
		}
	}
	return [...forms.values()].sort((one, other) => other.count - one.count).slice(0, most);
}

/** The words as they are written; scattered ones with what is left out between them. */
export function wordsOf({ kind, text, words }: KeywordHit): string {
	const parts = words.map(({ end, start }) => text.slice(start, end));
	return kind === 'scattered'
		? parts.join(' … ')
		: text.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0);
}
