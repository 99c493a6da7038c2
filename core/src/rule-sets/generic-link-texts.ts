import { phraseSets } from './phrase-sets.ts';
import { withoutDecoration } from './without-decoration.ts';

const sets = phraseSets('genericLinkTexts', withoutDecoration);

/**
 * Whether the text cannot be in a list: no phrase there is longer, even with decoration, or has a
 * digit.
 */
const isTooSpecific = (text: string) => text.length > 60 || digit.test(text);
const digit = /\d/;

/** `undefined` if we have no list for the language, or have not loaded it. */
export function isGenericLinkText(text: string, language: string): boolean | undefined {
	const phrases = sets(language);
	return phrases && !isTooSpecific(text) && phrases.has(withoutDecoration(text, language));
}
