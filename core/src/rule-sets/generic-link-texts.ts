import { fold } from '../text/fold.ts';
import { phraseSets } from './phrase-sets.ts';

const sets = phraseSets('genericLinkTexts', textOfLink);

/** No phrase of the lists is longer, dressed up or not, and none has a digit. */
const isTooTelling = (text: string) => text.length > 60 || /\d/.test(text);

/** `undefined` when we have no list for the language, or not yet. */
export function isGenericLinkText(text: string, language: string): boolean | undefined {
	const phrases = sets(language);
	return phrases && !isTooTelling(text) && phrases.has(textOfLink(text, language));
}

/** Without the arrows, dots and brackets that dress a link up. */
function textOfLink(text: string, language: string): string {
	const folded = fold(text, language);
	if (plainWords.test(folded)) return folded;
	return folded
		.replaceAll('’', "'")
		.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '')
		.replace(/\s+/g, ' ');
}

/** Most link texts, which need no more. */
const plainWords = /^[a-z\d]+(?: [a-z\d]+)*$/;
