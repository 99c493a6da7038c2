import { phraseSets } from './phrase-sets.ts';
import { withoutDecoration } from './without-decoration.ts';

const sets = phraseSets('genericLinkTexts', withoutDecoration);

/** No phrase of the lists is longer, even with decoration, and none has a digit. */
const isTooTelling = (text: string) => text.length > 60 || digit.test(text);
const digit = /\d/;

/** `undefined` if we have no list for the language, or have not loaded it. */
export function isGenericLinkText(text: string, language: string): boolean | undefined {
	const phrases = sets(language);
	return phrases && !isTooTelling(text) && phrases.has(withoutDecoration(text, language));
}
