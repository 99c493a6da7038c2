import { formsOfOneWord } from '../forms/forms-of-one-word.ts';
import { prefixedForms, shortened } from '../forms/prefixed-forms.ts';
import type { LanguageModel } from '../language-model.ts';

/** “The”, “in”, “to”, “from”, “that”, “as”, “and”, which are attached to a word. */
const prefixes = 'ה ב ל מ ש כ ו וה וב ול ומ שה מה כש';
const withPrefixes = prefixedForms(prefixes);
const withoutPrefixes = shortened(prefixes);

/** Final forms of letters, with the forms used inside a word. */
const finals: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };
const inside = (word: string) => word.replace(/[ךםןףץ]$/, (letter) => finals[letter]!);
const atEnd = (word: string) =>
	word.replace(
		/[כמנפצ]$/,
		(letter) => Object.keys(finals).find((final) => finals[final] === letter)!,
	);

/** Feminine endings: “ספרות” is not a form of “ספר”. */
const isFeminine = (word: string) => /[הת]$/.test(word);
const areForms = (one: string, other: string) => isFeminine(one) === isFeminine(other);

/** Plural, dual and construct endings. */
const endings = /(?<=..)(?:יים|ים|ות|יות)$|(?<=...)[הת]$|(?<=....)י$/;
const withoutEnding = (folded: string) => inside(folded.replace(endings, ''));

/** Nouns with a changed stem, and words with a second spelling. */
const others = formsOfOneWord(
	'בית בתים בתי, איש אנשים אנשי, אישה אשה נשים נשי, בן בנים בני, בת בנות, אח אחים, אחות אחיות, אב אבות, אם אימהות אמהות, ' +
		'עיר ערים ערי, יום ימים ימי, שנה שנים שנות שנת, ביצה ביצים, מילה מילים מלים, אימא אמא, אבא אבות, צהריים צהרים, ' +
		'יד ידיים ידים, עין עיניים, אוזן אוזניים, שן שיניים שיני, רגל רגליים, לילה לילות, שם שמות, מקום מקומות, חלום חלומות, ' +
		'דבר דברים, ספר ספרים ספרי, כלי כלים, פרי פירות, אור אורות, רחוב רחובות, קיר קירות, כיסא כסא כיסאות, שולחן שולחנות, חג חגים חגי, ' +
		'דג דגים, גן גנים גני, סל סלים, עט עטים, פח פחים, בגד בגדים בגדי, תמונה תמונות תמונת, עוגה עוגות עוגת, מסעדה מסעדות מסעדת, ' +
		'מלון מלונות, לוח לוחות, ארון ארונות, רעיון רעיונות, חלון חלונות, יתרון יתרונות, פתרון פתרונות, וילון וילונות, צינור צינורות, ' +
		'תנור תנורים, סוד סודות, קול קולות, עוף עופות, כוס כוסות, ארץ ארצות, כף כפות, אזור אזורים, מכון מכונים, עיתון עיתונים',
	'he',
);

/** A noun in its other number, with what is attached to it; the stemmer does not look behind prefixes. */
function otherForms(folded: string): readonly string[] {
	const words = [folded, ...withoutPrefixes(folded)].flatMap((word) => [
		...others(word),
		...inNumbers(word),
	]);
	return [...words, ...[folded, ...words].flatMap(withPrefixes)];
}

function inNumbers(word: string): readonly string[] {
	const stem = withoutEnding(word);
	if (stem.length < 3) return [];
	if (isFeminine(word)) return [`${stem}ה`, `${stem}ת`, `${stem}ות`];
	return [atEnd(stem), `${stem}ים`, `${stem}י`, `${stem}יים`];
}

export const model: LanguageModel = { stem: withoutEnding, areForms, otherForms };
