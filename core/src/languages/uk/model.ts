import { stemmer } from '@orama/stemmers/ukrainian';
import { formsOfOneWord } from '../forms/forms-of-one-word.ts';
import { softening } from '../forms/softened-stem.ts';
import type { LanguageModel } from '../language-model.ts';

/** A vowel that only some forms have: “будинок” and “будинки”, “книжок” and “книжка”. */
const fleetingVowel = /(?<=..)[еої](?=[кц]$)/;

/** “стіл” and “столи”, “сіл” and “село”, “ведмідь” and “ведмеді”: і is in a closed syllable. */
const closedSyllable = /[ієое](?=[^аеиіїоуєюяь]ь?$)/;

const otherForms =
	'день дня дню днем дні днів дням днями днях, ніч ночі ніччю ночей ночам ночами ночах, ' +
	'київ києва києву києвом києві, пес пса псу псом псі пси псів псам псами псах, ' +
	'друг друга другу другом друзі друзів друзям друзями друзях, імя імені іменем імена імен іменам іменами, ' +
	'око ока оку оком очі очей очам очима, вухо вуха вухом вуха вух, дитина дитини діти дітей дітям дітьми, ' +
	'людина людини люди людей людям людьми людях, мати матері матерів матерям, яйце яйця яєць яйцям, ' +
	'ліс лісу лісом лісі ліси, дім дому домом домі доми домів';

const weakWords = `
один одна два дві три чотири сім вісім десять перший
перша перші останній новий нова нові добре краще
кращий великий малий довго швидко легко просто
майже завжди ніколи часто потім тепер зараз
сьогодні завтра вчора тут там кілька багато мало
більше менше час раз рази день дні днів тиждень
тижні місяць місяців рік року років година годин
хвилина хвилин гривень річ речі люди людей людина
частина спосіб приклад питання відповідь сторінка
сайт стаття меню пошук контакти поділитися друк
підписатися читати далі коментарі головна
`;

/** “водія” and “водій”, whose і is not an ending; “кошенят” of “кошеня”. */
const inI = /(?<=^вод|^нос|^крут|^зм)і(?:й|я|ї|ю|є|єю|єм|їв|ями|ям|ях)$/;
const young = /(?<=..(?:ен|ч|л|с))ят(?:а|и|і|ам|ами|ах|ко)?$/;

/** The stemmer takes the си of “часи” for the end of a verb. */
function bareStem(folded: string): string {
	if (inI.test(folded)) return folded.replace(inI, 'і');
	return stemmer(folded.replace(young, 'я').replace(/си$/, 'са'))
		.replace(fleetingVowel, '')
		.replace(/(?<=ст)е(?=р$)|(?<=[аеиіїоуєюя].*[^аеиіїоуєюя])[ео](?=[нл]$)/, '');
}

const openSyllable = (stem: string) => stem.replace(closedSyllable, 'о');

const { areForms: haveStemEndings, hardened } = softening(
	[
		['к', 'ц'],
		['г', 'з'],
		['х', 'с'],
	],
	/^і/,
);

function areForms(one: string, other: string): boolean {
	const stems = [bareStem(one), bareStem(other)] as const;
	const [first, second] = stems.map((stem) => closedSyllable.exec(stem)?.[0]);
	if (first !== second) {
		if (!isClosed(one, first) && !isClosed(other, second)) return false;
		if (verbForm.test(one) || verbForm.test(other)) return false;
		if ((first === 'е' || second === 'е') && !stems.every((stem) => withE.test(stem))) return false;
	}
	if (stems[0].at(-1) !== stems[1].at(-1) && (consonantEnd.test(one) || consonantEnd.test(other)))
		return false;
	return haveStemEndings(one, stems[0], other, stems[1]);
}

/** “вулиці” is not a form of “вулик”: only feminine nouns soften. */
const consonantEnd = /[^аеиіїоуєюяь]$/;

/** “носить” is not a form of “ніс”. */
const verbForm = /(?:ти|ть|[аиі]л[аои]|ш|мо|те)$/;

/** Stems in which і changes with е: “сіл” and “село”, “осінь” and “осені”. */
const withE = /(?:^с.л|ведм.д|леб.д|^п.ч|^р.ч|кам.н|кор.н|поп.л|ос.н)$/;

/** The і of an open syllable belongs to the word: “сіно” is not “сон”. */
const isClosed = (word: string, vowel: string | undefined) =>
	vowel === 'і' && /[^аеиіїоуєюя]$/.test(word);

export const model: LanguageModel = {
	stem: (folded) => hardened(openSyllable(bareStem(folded))),
	areForms,
	changesSecondLetter: true,
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
