import { stemmer } from '@orama/stemmers/hungarian';
import type { LanguageModel } from '../language-model.ts';

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
	/**
	 * “kutyák” keeps a vowel that “kutya” loses, “levél” becomes “levelek”, and “Budapest” is not an
	 * accusative.
	 */
	stem: (folded) =>
		stemmer(folded)
			.replace(/(?<=...)[ae]$/, '')
			.replace(/(?<=...|lev)é(?=[lrnz]$)/, 'e')
			.replace(/^budapes$/, 'budapest'),
	weakWords,
	abbreviations: {
		open: 'dr id ifj özv pl ill kb ún vö st',
		number: 'sz old fej ábra',
		closing: 'stb kft zrt',
	},
};
