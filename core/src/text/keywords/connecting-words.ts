import { fold } from '../folding/fold.ts';

/** What joins nouns to one name: “tortilla de patatas”, “Haus am See”. Not “and”: that makes two of one. */
const connectingWords: Readonly<Record<string, string>> = {
	bg: 'на от за с със без в във',
	ca: 'de del dels d la el les els a al amb en per',
	cs: 'v ve z ze na pro do s se',
	da: 'i på til med for af',
	de: 'am an aus der des für im in mit von vom zum zur ohne auf gegen',
	en: 'of for in on with the a at by from',
	es: 'de del la el los las en con para por al sin',
	el: 'του της των για με σε από',
	fr: 'de du des d la le les l à au aux en pour sans',
	hi: 'का के की में से पर लिए',
	hr: 'za na s sa u od iz do bez',
	it: 'di del dello della dell dei degli delle da dal in con per al alla all senza',
	lt: 'su iš be į',
	nb: 'i på til med for av',
	nl: 'van de het voor in met op aan zonder',
	pl: 'w we z ze na do dla bez',
	pt: 'de do da dos das em no na com para sem à ao',
	ro: 'de la cu din pentru în pe',
	ru: 'в на для из с без',
	sk: 'v vo z zo na pre do s so',
	sv: 'i på till med för av',
	uk: 'в у на для із з без',
};

const folded = new Map<string, ReadonlySet<string>>();

export function isConnectingWord(form: string, language: string | null): boolean {
	const list = language === null ? undefined : connectingWords[language];
	if (language === null || list === undefined) return false;
	const words =
		folded.get(language) ?? new Set(list.split(' ').map((word) => fold(word, language)));
	folded.set(language, words);
	return words.has(form);
}
