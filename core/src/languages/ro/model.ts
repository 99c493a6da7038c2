import { declensions } from '../forms/declensions.ts';
import { formsOfOneWord } from '../forms/forms-of-one-word.ts';
import type { LanguageModel } from '../language-model.ts';

/** Endings with and without the article, folded. */
const endings = [
	'- ul ului le i ii ilor',
	'- ul ului uri urile urilor e ele elor',
	'u ul lui ului uri urile urilor e le ele elor i ii ilor',
	'iu iul iului ii iile iilor',
	'a e ei ele elor i ii ilor ile',
	'e ea i ii ei ile ilor ele elor',
	'ie ia ii iile iilor iei',
	'ea ele elor eaua elei',
	'e ele elui i ii ilor',
];

/** “străzi” of “stradă”, “telefoane” of “telefon”, “seri” of “seară”. */
const unsoftened = (stem: string) =>
	stem
		.replace(/z$/, 'd')
		.replace(/oa(?=[^aeiou]+$)/, 'o')
		.replace(/ea(?=[^aeiou]+$)/, 'e');

const { areForms, stem } = declensions(endings, unsoftened);

/** Words of one syllable have no plural in e: “mare” is not one of “măr”. */
const isShortPlural = (singular: string, plural: string) =>
	plural === `${singular}e` && /^[^aeiou]*[aeiou][^aeiou]*$/.test(singular);

/** Nouns with a changed vowel. */
const otherForms =
	'om omul omului oameni oamenii oamenilor, ou oul oului ouă ouăle ouălor, soră sora surori surorile surorilor, ' +
	'noră nurori nurorile, fată fata fete fetele fetelor fetei, masă masa mese mesele meselor mesei, ' +
	'tânăr tânărul tânără tânăra tineri tinerii tineret tinerilor tinere tinerele, ' +
	'cuvânt cuvântul cuvinte cuvintele cuvintelor, cal calul cai caii cailor, copil copilul copii copiii copiilor, ' +
	'cap capul capete capetele, mână mâna mâini mâinile mâinilor, vacă vaca vaci vacile, ' +
	'iarbă iarba ierburi, vânt vântul vânturi, măr mărul mere merele, păr părul peri, ' +
	'nume numele numelui, frate fratele frați frații fraților, vreme vremea vremuri, ' +
	'stea steaua stele stelele, cafea cafeaua cafele, zi ziua zile zilele zilei zilelor, ' +
	'floare floarea flori florile florilor, carte cartea cărți cărțile cărților';

/** ș and ț in place of s and t only before i; ă and â come and go. */
const areOtherMarks = (one: string, other: string) => isOther(one, other) || isOther(other, one);

function isOther(marked: string, plain: string): boolean {
	for (const { index, 0: letter } of marked.matchAll(/[șşțţ]/g)) {
		const there = plain[index];
		const isPlain = there === (/[șş]/.test(letter) ? 's' : 't');
		if (isPlain && !/^(?:[șşțţ]?[tț]?i)/.test(marked.slice(index + 1))) return true;
	}
	return false;
}

const weakWords = `
unu una doi două trei patru cinci șase șapte opt nouă zece sută mie mii primul prima ultimul
ultima nou noi noile vechi bun bună bune bine mai cel cea mare mari mic mică mici lung scurt
ușor greu tot toată toți toate același alt altă alte mereu niciodată des iar astăzi azi mâine
ieri acum aici acolo aproape câteva câțiva mult multă puțin an ani lună luni săptămână săptămâni
zi zile oră ore minut minute jumătate dată ori timp om oameni lucru lucruri parte fel mod
exemplu întrebare întrebări răspuns pagină articol articole meniu caută căutare contact
distribuie tipărește citește vezi face faci facem da dă pune lua vine trebuie merge spune lei
euro ianuarie februarie martie aprilie iunie iulie august septembrie octombrie noiembrie
decembrie marți miercuri joi vineri sâmbătă duminică acasă nevoie
`;

export const model: LanguageModel = {
	/** Without the ur of “prăjituri”, which looks like the plural of “hoteluri”. */
	stem: (folded) => stem(folded).replace(/(?<=...)(?:ur|i)$/, ''),
	areForms: (one, other) =>
		areForms(one, other) && !isShortPlural(one, other) && !isShortPlural(other, one),
	otherForms: formsOfOneWord(otherForms, 'ro'),
	areOtherMarks,
	weakWords,
	connectingWords: 'de la cu din pentru în pe',
	abbreviations: {
		open: 'dl dna dr prof ing str bd ex de ex nr',
		number: 'nr pag art cap fig',
		closing: 'etc ș.a s.a',
	},
};
