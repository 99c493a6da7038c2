import { foldPhrase } from '../text/folding/fold.ts';

/** A title or link text, folded, without the arrows, dots and brackets that dress it up. */
export function undressed(text: string, language: string): string {
	const folded = foldPhrase(text, language);
	if (bareEnds.test(folded) && !folded.includes('’')) return folded;
	return folded.replaceAll('’', "'").replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '');
}

/** As most texts have them, which need no more. */
const bareEnds = /^[a-z\d](?:.*[a-z\d])?$/s;
