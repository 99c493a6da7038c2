// Generated from the folders of core/src/languages. Do not edit.
import { functionWords as arFunctionWords } from './ar/function-words.ts';
import { functionWords as azFunctionWords } from './az/function-words.ts';
import { functionWords as bgFunctionWords } from './bg/function-words.ts';
import { functionWords as caFunctionWords } from './ca/function-words.ts';
import { functionWords as csFunctionWords } from './cs/function-words.ts';
import { functionWords as daFunctionWords } from './da/function-words.ts';
import { functionWords as deFunctionWords } from './de/function-words.ts';
import { functionWords as elFunctionWords } from './el/function-words.ts';
import { functionWords as enFunctionWords } from './en/function-words.ts';
import { functionWords as esFunctionWords } from './es/function-words.ts';
import { functionWords as fiFunctionWords } from './fi/function-words.ts';
import { functionWords as frFunctionWords } from './fr/function-words.ts';
import { functionWords as hiFunctionWords } from './hi/function-words.ts';
import { functionWords as hrFunctionWords } from './hr/function-words.ts';
import { functionWords as huFunctionWords } from './hu/function-words.ts';
import { functionWords as idFunctionWords } from './id/function-words.ts';
import { functionWords as itFunctionWords } from './it/function-words.ts';
import { functionWords as ltFunctionWords } from './lt/function-words.ts';
import { functionWords as nbFunctionWords } from './nb/function-words.ts';
import { functionWords as nlFunctionWords } from './nl/function-words.ts';
import { functionWords as plFunctionWords } from './pl/function-words.ts';
import { functionWords as ptFunctionWords } from './pt/function-words.ts';
import { functionWords as roFunctionWords } from './ro/function-words.ts';
import { functionWords as ruFunctionWords } from './ru/function-words.ts';
import { functionWords as skFunctionWords } from './sk/function-words.ts';
import { functionWords as svFunctionWords } from './sv/function-words.ts';
import { functionWords as taFunctionWords } from './ta/function-words.ts';
import { functionWords as trFunctionWords } from './tr/function-words.ts';
import { functionWords as ukFunctionWords } from './uk/function-words.ts';
import { functionWords as viFunctionWords } from './vi/function-words.ts';

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
