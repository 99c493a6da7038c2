// Generated from the folders of core/src/languages. Do not edit.
import { phrases as arPhrases } from './ar/phrases.ts';
import { phrases as csPhrases } from './cs/phrases.ts';
import { phrases as dePhrases } from './de/phrases.ts';
import { phrases as enPhrases } from './en/phrases.ts';
import { phrases as esPhrases } from './es/phrases.ts';
import { phrases as faPhrases } from './fa/phrases.ts';
import { phrases as frPhrases } from './fr/phrases.ts';
import { phrases as hiPhrases } from './hi/phrases.ts';
import { phrases as idPhrases } from './id/phrases.ts';
import { phrases as itPhrases } from './it/phrases.ts';
import { phrases as jaPhrases } from './ja/phrases.ts';
import { phrases as koPhrases } from './ko/phrases.ts';
import { phrases as nlPhrases } from './nl/phrases.ts';
import { phrases as plPhrases } from './pl/phrases.ts';
import { phrases as ptPhrases } from './pt/phrases.ts';
import { phrases as ruPhrases } from './ru/phrases.ts';
import { phrases as svPhrases } from './sv/phrases.ts';
import { phrases as taPhrases } from './ta/phrases.ts';
import { phrases as thPhrases } from './th/phrases.ts';
import { phrases as trPhrases } from './tr/phrases.ts';
import { phrases as viPhrases } from './vi/phrases.ts';
import { phrases as zhPhrases } from './zh/phrases.ts';

export const phraseListsByLanguage = {
	ar: arPhrases,
	cs: csPhrases,
	de: dePhrases,
	en: enPhrases,
	es: esPhrases,
	fa: faPhrases,
	fr: frPhrases,
	hi: hiPhrases,
	id: idPhrases,
	it: itPhrases,
	ja: jaPhrases,
	ko: koPhrases,
	nl: nlPhrases,
	pl: plPhrases,
	pt: ptPhrases,
	ru: ruPhrases,
	sv: svPhrases,
	ta: taPhrases,
	th: thPhrases,
	tr: trPhrases,
	vi: viPhrases,
	zh: zhPhrases,
};
