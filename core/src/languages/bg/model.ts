import { withoutEnding } from '../forms/without-ending.ts';
import type { LanguageModel } from '../language-model.ts';
import { weakWords } from './weak-words.ts';

/** Endings of nouns and adjectives, most with an article. */
const endings =
	'овете евете ищата ият ията ата ята ето ото ите ове еве ища ът ят та то те ия ии а я е и о';
const stemOf = withoutEnding(endings);

/** A vowel that only the bare form has: захарен and захарна, метър and метри. */
const fleetingVowel = /(?<=..)[еъ](?=[нрлцк]$)/;

export const model: LanguageModel = {
	stem: (folded) => stemOf(folded).replace(fleetingVowel, ''),
	weakWords,
	connectingWords: 'на от за с със без в във',
};
