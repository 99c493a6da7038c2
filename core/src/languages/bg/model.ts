import { declined } from '../forms/declined-nouns.ts';
import { formsOfOneWord } from '../forms/forms-of-one-word.ts';
import { softening } from '../forms/softened-stem.ts';
import { withoutEnding } from '../forms/without-ending.ts';
import type { LanguageModel } from '../language-model.ts';

/** Endings of nouns and adjectives, most with an article. */
const endings =
	'овете евете ищата ият ията ата ята ето ото ите ове еве ища ът ят та то те ия ии а я е и о';
const stemOf = withoutEnding(endings);

/** A vowel that only the bare form has: захарен and захарна, метър and метри. */
const fleetingVowel = /(?<=..)[еъ](?=[нрлцк]$)/;

const weakWords = `
един два две три четири пет шест седем осем девет десет сто хиляди първи първа първо последен
последна нов нова ново нови стар добър добра добро добре най-добър голям голяма голямо малък
малка малко дълго кратко лесно трудно цял целия сам самия същия често винаги никога отново днес
утре вчера сега тук там почти няколко много години година месец месеца седмица седмици ден дни
час часа минута минути път пъти време човек хора нещо част начин пример въпрос въпроси отговор
страница статия сайт меню търсене контакти сподели прочети виж вход печат прави правят дава
взема идва отнема трябват нужни стои казва процента лева лв януари февруари март април май юни
юли август септември октомври ноември декември понеделник вторник сряда четвъртък петък събота
неделя
`;

/** “бяла” and “бели”, “място” and “места”. */
const changedVowel = /я(?=[^аеиоуъюя]+$)/;

const bareStem = (folded: string) =>
	stemOf(folded).replace(fleetingVowel, '').replace(changedVowel, 'е').replace(/й$/, '');

const { areForms, hardened } = softening(
	[
		['к', 'ц'],
		['г', 'з'],
		['х', 'с'],
	],
	/^(?:и|ите)$/,
);

/** Nouns with a changed stem, without and with the article. */
const otherForms = [
	'око окото очи очите, ухо ухото уши ушите, ръка ръката ръце ръцете, нога ногата нозе нозете',
	'дете детето деца децата, човек човекът човека хора хората, брат братя братята, име името имена имената',
	'време времето времена времената',
	declined('куч момч цвет пил агн мор пол сърц каф прас тел магар', 'е ето ета етата'),
].join(', ');

export const model: LanguageModel = {
	stem: (folded) => hardened(bareStem(folded)),
	changesSecondLetter: true,
	areForms: (one, other) => areForms(one, stemOf(one), other, stemOf(other)),
	otherForms: formsOfOneWord(otherForms, 'bg'),
	weakWords,
	connectingWords: 'на от за с със без в във',
};
