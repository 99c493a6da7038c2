import { foldPhrase } from '../text/folding/fold.ts';
import { phraseSets } from './phrase-sets.ts';

const sets = phraseSets('emptyAltTexts', foldPhrase);

/** Whether the text cannot be in a list: no phrase there is longer or has a digit. */
const isTooSpecific = (text: string) => text.length > 60 || digit.test(text);
const digit = /\d/;

/** `undefined` if we have no list for the language, or have not loaded it. */
export function isEmptyAltText(text: string, language: string): boolean | undefined {
	const phrases = sets(language);
	return phrases && !isTooSpecific(text) && phrases.has(foldPhrase(text, language));
}
