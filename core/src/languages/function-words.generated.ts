// Generated from the folders of core/src/languages. Do not edit.
import { functionWords as arFunctionWords } from './ar/traits.ts';
import { functionWords as azFunctionWords } from './az/traits.ts';
import { functionWords as bgFunctionWords } from './bg/traits.ts';
import { functionWords as caFunctionWords } from './ca/traits.ts';
import { functionWords as csFunctionWords } from './cs/traits.ts';
import { functionWords as daFunctionWords } from './da/traits.ts';
import { functionWords as deFunctionWords } from './de/traits.ts';
import { functionWords as elFunctionWords } from './el/traits.ts';
import { functionWords as enFunctionWords } from './en/traits.ts';
import { functionWords as esFunctionWords } from './es/traits.ts';
import { functionWords as fiFunctionWords } from './fi/traits.ts';
import { functionWords as frFunctionWords } from './fr/traits.ts';
import { functionWords as hiFunctionWords } from './hi/traits.ts';
import { functionWords as hrFunctionWords } from './hr/traits.ts';
import { functionWords as huFunctionWords } from './hu/traits.ts';
import { functionWords as idFunctionWords } from './id/traits.ts';
import { functionWords as itFunctionWords } from './it/traits.ts';
import { functionWords as ltFunctionWords } from './lt/traits.ts';
import { functionWords as nbFunctionWords } from './nb/traits.ts';
import { functionWords as nlFunctionWords } from './nl/traits.ts';
import { functionWords as plFunctionWords } from './pl/traits.ts';
import { functionWords as ptFunctionWords } from './pt/traits.ts';
import { functionWords as roFunctionWords } from './ro/traits.ts';
import { functionWords as ruFunctionWords } from './ru/traits.ts';
import { functionWords as skFunctionWords } from './sk/traits.ts';
import { functionWords as svFunctionWords } from './sv/traits.ts';
import { functionWords as taFunctionWords } from './ta/traits.ts';
import { functionWords as trFunctionWords } from './tr/traits.ts';
import { functionWords as ukFunctionWords } from './uk/traits.ts';
import { functionWords as viFunctionWords } from './vi/traits.ts';

export const functionWordLists = {
	ar: arFunctionWords,
	az: azFunctionWords,
	bg: bgFunctionWords,
	ca: caFunctionWords,
	cs: csFunctionWords,
	da: daFunctionWords,
	de: deFunctionWords,
	el: elFunctionWords,
	en: enFunctionWords,
	es: esFunctionWords,
	fi: fiFunctionWords,
	fr: frFunctionWords,
	hi: hiFunctionWords,
	hr: hrFunctionWords,
	hu: huFunctionWords,
	id: idFunctionWords,
	it: itFunctionWords,
	lt: ltFunctionWords,
	nb: nbFunctionWords,
	nl: nlFunctionWords,
	pl: plFunctionWords,
	pt: ptFunctionWords,
	ro: roFunctionWords,
	ru: ruFunctionWords,
	sk: skFunctionWords,
	sv: svFunctionWords,
	ta: taFunctionWords,
	tr: trFunctionWords,
	uk: ukFunctionWords,
	vi: viFunctionWords,
};
