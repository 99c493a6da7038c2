/** Runs of letters, either of scripts without spaces between words or of all other scripts. */
const runs =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]+|[\p{L}\p{M}\p{N}’']+/gu;
const withoutSpaces = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** For scripts without spaces: accurate enough to tell a short text from a long one. */
const lettersPerWord = 2;

/** Approximate number of words; stops counting at `enough`. */
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
	withoutSpaces.test(word) ? Math.ceil(word.length / lettersPerWord) : 1;
