import { foldPhrase } from '../text/folding/fold.ts';

/** A title or link text, folded, without decorative arrows, dots and brackets. */
export function withoutDecoration(text: string, language: string): string {
	const folded = foldPhrase(text, language);
	if (bareEnds.test(folded) && !folded.includes('’')) return folded;
	return folded.replaceAll('’', "'").replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '');
}

/** True for most texts, which need no more work. */
const bareEnds = /^[a-z\d](?:.*[a-z\d])?$/s;
