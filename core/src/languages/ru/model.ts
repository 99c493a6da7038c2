import { stemmer } from '@orama/stemmers/russian';
import { formsOfOneWord } from '../forms/forms-of-one-word.ts';
import type { LanguageModel } from '../language-model.ts';
import { weakWords } from './weak-words.ts';

/** A vowel that only some forms have: “подарок” and “подарки”, “окон” and “окно”. */
const fleetingVowel = /(?<=..)[ео](?=[кцнл]$)/;

const otherForms =
	'день дня дню днём дне дни дней дням днями днях, сон сна сну сном сне сны снов снам снами снах, ' +
	'пёс пса псу псом псе псы псов псам псами псах, рот рта рту ртом рте рты, лоб лба лбу лбом лбе, ' +
	'лёд льда льду льдом льде, лев льва льву львом льве львы львов львам, ' +
	'друг друга другу другом друге друзья друзей друзьям друзьями друзьях, ' +
	'цветок цветка цветку цветком цветке цветы цветов цветам цветами цветах, ' +
	'человек человека человеку человеком человеке люди людей людям людьми людях';

export const model: LanguageModel = {
	stem: (folded) => stemmer(folded).replace(fleetingVowel, ''),
	otherForms: formsOfOneWord(otherForms, 'ru'),
	weakWords,
	connectingWords: 'в на для из с без',
	verbEnding: /(?:ать|ить|еть|ять|ется|ются|ался|ился|ают|яют|ает|яет)$/,
	abbreviations: {
		open: 'г гг ул д кв пр просп пер проф акад им т.е т.к т.н см ср напр о обл р руб тел св',
		number: 'рис табл стр с гл п пп ст ч',
		closing: 'др пр т.д т.п тыс млн млрд руб коп н.э в вв л.с',
	},
};
