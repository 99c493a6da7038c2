import { formsOfOneWord } from '../forms/forms-of-one-word.ts';
import type { LanguageModel } from '../language-model.ts';

/** Folding joins parts separated by a zero-width non-joiner: “کتاب‌های”. */
const plural = /(?<=..)ها(?:یی|ی|یم|یت|یش)?$/;
const animate = /(?<=...)گان$/;
/** Shorter words end in it themselves: “باران” is not a form of “بار”. */
const animateAfterConsonant = /(?<=....)(?<!ست)ان$/;

/** “غذای”, which links a word to the next one, and “ماشینی”, a car; but “ایرانی” is Iranian, not Iran. */
const linked = /(?<=.[او])ی$|(?<=....[^اویهس])(?<!ان|نگ)ی$/;

const stem = (folded: string) =>
	folded
		.replace(/ؤ/g, 'ئ')
		.replace(plural, '')
		.replace(animate, 'ه')
		.replace(animateAfterConsonant, '')
		.replace(linked, '');

/** Plurals from Arabic, and words with a second spelling. */
const otherForms =
	'مدرسه مدارس, کتاب کتب, شاعر شعرا, عالم علما, استاد اساتید, منبع منابع, مسئله مسئله‌ها مسائل, مرکز مراکز, مسجد مساجد, خبر اخبار, ' +
	'اثر آثار, فکر افکار, سند اسناد, نوع انواع, حق حقوق, علم علوم, فن فنون, اصل اصول, شرط شرایط, وسیله وسایل, روش روش‌ها, طبقه طبقات, ' +
	'اطلاع اطلاعات, انتخاب انتخابات, محصول محصولات, خدمت خدمات, نکته نکات, عضو اعضا, قانون قوانین, میدان میادین, تصویر تصاویر, تمرین تمارین, ' +
	'بلیت بلیط, اتاق اطاق, توفان طوفان, تهران طهران, باتری باطری, امپراتور امپراطور, غلتک غلطک, ذغال زغال';

export const model: LanguageModel = { stem, otherForms: formsOfOneWord(otherForms, 'fa') };
