/** Runs of letters that have spaces between words, or of letters that have none. */
const runs =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]+|[\p{L}\p{M}\p{N}’']+/gu;
const withoutSpaces = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Two letters to a word are near enough to tell little text from much. */
const LETTERS_PER_WORD = 2;

/** Roughly how many words the blocks say; stops counting where more makes no difference. */
export function wordCount(htmls: readonly string[], enough = Number.POSITIVE_INFINITY): number {
	let count = 0;
	for (const html of htmls) {
		if (count >= enough) return count;
		count += wordsIn(html);
	}
	return count;
}

function wordsIn(html: string): number {
	const text = html.replace(/<[^>]*>|&\w+;/g, ' ');
	const words = text.match(runs) ?? [];
	return words.reduce((sum, word) => sum + weight(word), 0);
}

const weight = (word: string) =>
	withoutSpaces.test(word) ? Math.ceil(word.length / LETTERS_PER_WORD) : 1;
