import { foldPhrase } from '../text/folding/fold.ts';

/** A title or link text, folded, without decorative arrows, dots and brackets. */
export function withoutDecoration(text: string, language: string): string {
	const folded = foldPhrase(text, language);
	if (isBare(folded.at(0)) && isBare(folded.at(-1)) && !folded.includes('’')) return folded;
	return folded.replaceAll('’', "'").replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '');
}

/** True for most texts, which need no more work. */
const isBare = (letter: string | undefined) =>
	letter !== undefined && ((letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9'));
