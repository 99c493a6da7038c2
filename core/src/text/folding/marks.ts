/** A word as it is written, with its marks: only capitals and the encoding of marks are the same. */
export const written = (word: string) => word.normalize('NFC').toLowerCase();

const marked = /[\u00C0-\u024F\u0386-\u03CE\u0400-\u04FF\u1E00-\u1EFF]|[\u0300-\u036F]/;

/** Whether a word has a letter that says more than the plain one that people may type for it; Cyrillic ones always do. */
export const isMarked = (word: string) => marked.test(word);

/** A folded word as people type it who leave out all marks. */
export function withoutMarks(folded: string): string {
	if (!marked.test(folded)) return folded;
	return folded
		.normalize('NFD')
		.replace(/[\u0300-\u036F]/g, '')
		.replaceAll('đ', 'd')
		.replaceAll('ı', 'i');
}
