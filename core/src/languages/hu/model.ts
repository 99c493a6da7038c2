import { formsOfOneWord } from '../forms/forms-of-one-word.ts';
import type { LanguageModel } from '../language-model.ts';
import { stem } from './stem.ts';

const cases =
	'- at et ot öt nak nek ban ben ból ből ba be on en ön ra re ról ről hoz hez höz tól től val vel'.split(
		' ',
	);

/** A short noun whose stem changes: the nominative, the stem before endings, and with the plural. */
const changed = (nominative: string, stem: string, plural: string) =>
	[nominative, stem, ...cases.map((ending) => plural + ending.replace('-', ''))].join(' ');

const otherForms = [
	`${changed('ló', 'lovak', 'lovak')} lovat lovas lova lónak lóval lovakkal`,
	`${changed('kő', 'kövek', 'kövek')} követ köve kővel kövekkel`,
	`${changed('tó', 'tavak', 'tavak')} tavat tava tóban tavakkal`,
	`${changed('hó', 'havak', 'havak')} havat hava hóban`,
	`${changed('fű', 'füvek', 'füvek')} füvet füve fűben füvekkel`,
	`${changed('szó', 'szavak', 'szavak')} szavat szót szava szóval szavakkal`,
	`${changed('mű', 'művek', 'művek')} művet műve művekkel`,
	`${changed('cső', 'csövek', 'csövek')} csövet csöve csövekkel`,
	'út utat úton útra útja utak utakat utakon utakra, ár árat ára árak árakat árai áron, nő nőt nők nőket nőknek női, ' +
		'fa fát fák fákat fáknak fából fán, ág ágat ágak ágakat, év évet évben évek években éves',
	'férfi férfiak férfit férfiaknak férfiaké',
].join(', ');

const weakWords = `
egy egyik másik két kettő három négy öt hat hét nyolc kilenc tíz húsz ötven száz ezer első
utolsó új régi jó jobb legjobb jól nagy nagyobb kicsi kis hosszú rövid könnyű könnyen nehéz
egész saját ugyanaz gyakran gyakori mindig soha ismét ma holnap tegnap most itt ott majdnem
néhány sok kevés év évek éve hónap hónapok hetek nap napok naponta óra óránként perc percek fél
idő alkalom ember emberek dolog dolgok rész mód példa kérdés kérdések válasz oldal cikk cikkek
menü keresés kapcsolat megosztás nyomtatás tovább olvass bővebben nézd tesz vesz ad kap lesz
kell lehet mond készül történik tölt forint százalék hiba hibák lépés lépésről lépésre január
február március április május június július augusztus szeptember október november december hétfő
kedd szerda csütörtök péntek szombat vasárnap
`;

export const model: LanguageModel = {
	stem,
	otherForms: formsOfOneWord(otherForms, 'hu'),
	changesSecondLetter: true,
	mayLackMarks: /.{4}/,
	weakWords,
	abbreviations: {
		open: 'dr id ifj özv pl ill kb ún vö st',
		number: 'sz old fej ábra',
		closing: 'stb kft zrt',
	},
};
