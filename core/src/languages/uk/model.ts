import { stemmer } from '@orama/stemmers/ukrainian';
import { formsOfOneWord } from '../forms/forms-of-one-word.ts';
import type { LanguageModel } from '../language-model.ts';
import { weakWords } from './weak-words.ts';

/** A vowel that only some forms have: “будинок” and “будинки”, “книжок” and “книжка”. */
const fleetingVowel = /(?<=..)[еої](?=[кц]$)/;

const otherForms =
	'день дня дню днем дні днів дням днями днях, ніч ночі ніччю ночей ночам ночами ночах, ' +
	'київ києва києву києвом києві, пес пса псу псом псі пси псів псам псами псах, ' +
	'ліс лісу лісом лісі ліси, дім дому домом домі доми домів';

export const model: LanguageModel = {
	stem: (folded) => stemmer(folded).replace(fleetingVowel, ''),
	otherForms: formsOfOneWord(otherForms, 'uk'),
	weakWords,
	connectingWords: 'в у на для із з без',
	verbEnding: /(?:ати|ити|ується|ють|ається)$/,
	abbreviations: {
		open: 'м вул буд кв пр проф акад ім т.зв див напр обл ст',
		number: 'рис табл стор с п пп ч',
		closing: 'ін т.д т.п тис млн млрд грн р рр',
	},
};
