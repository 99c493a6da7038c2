import { isLanguageCode } from '../../../languages/language-codes.ts';
import { hreflangFault } from '../hreflang/hreflang-code.ts';

/** The form that hreflang allows too: a language, a script, a country. */
const plain = /^[a-z]{2,3}(?:[-_][a-z]{4})?(?:[-_](?:[a-z]{2}|\d{3}))?$/i;
/** Other forms that BCP 47 allows: dialects, variants, extensions and private codes. */
const wellFormed = /^(?:[a-z]{2,8}|[ix])(?:-[a-z\d]{1,8})*$/i;

/** The fault of a `lang` attribute; null if there is none that we can recognize. */
export function languageTagFault(code: string): { readonly meant: string | null } | null {
	if (plain.test(code)) return hreflangFault(code);
	const language = code.split('-')[0]?.toLowerCase() ?? '';
	if (!wellFormed.test(code)) return { meant: null };
	// One letter marks private and old registered codes; a longer unknown word is not a language.
	return language.length === 1 || isLanguageCode(language) ? null : { meant: null };
}
