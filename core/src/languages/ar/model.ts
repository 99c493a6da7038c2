import { stemmer } from '@orama/stemmers/arabic';
import { formsOfOneWord } from '../forms/forms-of-one-word.ts';
import { prefixedForms, shortened } from '../forms/prefixed-forms.ts';
import type { LanguageModel } from '../language-model.ts';
import { brokenPlurals } from './broken-plurals.ts';

/**
 * Folding writes ة as the ه that many people type for it, while the stemmer recognizes ة as an
 * ending. It recognizes the plural in ات only in words with an article, and takes others for verbs.
 */
const asNoun = (folded: string) =>
	folded.replace(/ه$/, 'ة').replace(/^(?!ال|[وفبك]ال|لل)(?=.{3,}ات$)/, 'ال');

/**
 * “And”, “in”, “for” and the article, which are attached to a word, even to names and words of
 * three letters.
 */
const prefixes = 'و ب ل ف ك ال وال بال فال كال لل ولل وب ول';
const withPrefixes = prefixedForms(prefixes);
const withoutPrefixes = shortened(prefixes);

const othersOf = formsOfOneWord(brokenPlurals, 'ar');
/** “Two”, “your”, “our”, “her”, “their”; not “his”, which is written like the feminine. */
const suffixes = ['ين', 'ان', 'ك', 'نا', 'ها', 'هم', 'كم'];

/** A noun with its other number, each with what is attached to it. */
function otherForms(folded: string): readonly string[] {
	const nouns = [folded, ...withoutPrefixes(folded)]
		.flatMap((word) => [word, ...othersOf(word)])
		.flatMap((word) => [word, ...(word.length >= 3 ? suffixes.map((end) => word + end) : [])]);
	return nouns.flatMap(withPrefixes).concat(nouns);
}

const weakWords = `
واحد واحدة اثنان ثلاثة ثلاث أربعة أربع خمسة خمس ستة سبعة ثمانية تسعة عشرة عشر مرة مرتين الأول
الأولى الأخير جديد جديدة الجديد كبير كبيرة صغير جيد جيدة أفضل أكثر أقل أول آخر أخرى قليل قليلا
كثير كثيرا كثيرون يوم اليوم الأيام أيام أسبوع الأسبوع أسبوعين شهر أشهر سنة السنة سنوات عام العام
ساعة ساعات دقيقة دقائق شيء شيئا الناس الشخص شخص طريقة جزء مثال سؤال أسئلة يمكن يمكنك يجب يكون
تكون كانت يبدأ تبدأ يحتاج تحتاج يعني قال قالت يقول اقرأ المزيد القائمة بحث البحث مشاركة اشترك
الرئيسية اتصل صفحة الصفحة موقع الموقع مقال مقالات تعليق تعليقات اضغط الآن دائما أيضا نحو الاثنين
الثلاثاء الأربعاء الخميس الجمعة السبت الأحد يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس
سبتمبر أكتوبر نوفمبر ديسمبر
`;

export const model: LanguageModel = {
	weakWords,
	stem: (folded) => stemmer(asNoun(folded)),
	hasPrefixes: true,
	otherForms,
	abbreviations: {
		open: 'د أ',
		number: 'ص ج ط',
		closing: 'م ه هـ إلخ الخ',
	},
};
