import { prefixedForms } from '../forms/prefixed-forms.ts';
import type { LanguageModel } from '../language-model.ts';

/** “The”, “in”, “to”, “from”, “that”, “as”, “and”, which are attached to a word. */
const withPrefixes = prefixedForms('ה ב ל מ ש כ ו וה וב ול ומ שה מה כש');

/** Final forms of letters, with the forms used inside a word. */
const finals: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

const withoutPlural = (folded: string) =>
	folded
		.replace(/(?<=..)(?:ים|ות)$/, '')
		.replace(/(?<=...)ה$/, '')
		.replace(/[ךםןףץ]$/, (letter) => finals[letter]!);

export const model: LanguageModel = { stem: withoutPlural, otherForms: withPrefixes };
