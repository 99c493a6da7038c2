/**
 * Forms of a folded noun with a changed vowel, which stems do not show: Häuser of Haus, and Haus of
 * Häuser. No rule distinguishes them from other words (Grund and gründen, Lauf and Läufer), so the
 * nouns are listed: German no longer gains new ones. A compound changes like its last noun.
 */
export function otherGermanForms(folded: string): readonly string[] {
	forms ??= collectForms();
	for (let at = 0; at <= folded.length - shortestForm; at++) {
		const ending = folded.slice(at);
		if (at > 0 && ofLand.test(ending)) return none;
		const found = forms.get(ending);
		if (found) return found.map((form) => folded.slice(0, at) + form);
	}
	return none;
}

let forms: ReadonlyMap<string, readonly string[]> | undefined;
const none: readonly string[] = [];
const shortestForm = 3;
/**
 * Land has these forms only as a word of its own: Ausländer is not the plural of Ausland. Compounds
 * with such a plural are listed.
 */
const ofLand = /^(?:landes|land|laendern?)$/;

/** Folded, by how their plural ends. */
const nouns = {
	er:
		'amt bad band blatt buch dach dorf fach fass gehalt gewand glas gott grab gras haus holz horn huhn kalb korn kraut ' +
		'lamm land loch mann mund pfand rad rand schloss spital strauch tal tuch volk wald wort wurm denkmal ' +
		'grabmal mahnmal altertum bistum brauchtum fuerstentum heiligtum herzogtum irrtum reichtum bundesland ' +
		'entwicklungsland gastland herkunftsland industrieland mitgliedsland nachbarland reiseland schwellenland ' +
		'urlaubsland',
	e:
		'abt altar angst anwalt arzt ast axt bach ball band bank bart bass bauch baum belag bischof block bock brand ' +
		'brauch braut bruch brust bund busch chor choral damm dampf darm draht drang duft dunst faust fall fang ' +
		'flug fluch floss fluss frosch frucht fuchs fuss gang gans gast general geruch gesang grund gruss guss hahn ' +
		'hals hand hang haut herzog hof hut kahn kamm kampf kanal kardinal kauf klang kloss knopf koch kopf korb ' +
		'kraft krampf kran kranz krug kuh kunft kunst kuss lass lauf laus lohn luft macht markt maus nacht naht ' +
		'not nuss palast papst pass pfahl pflug plan platz rang rat raum rock rumpf saal sack saft sarg satz saum ' +
		'schacht schatz schaum schlag schlauch schluss schoss schrank schub schuss schwamm schwan schwanz schwarm ' +
		'schwung sohn span spruch sprung stab stadt stall stamm stand stock stoss strand strang strauss strom ' +
		'strumpf stuhl sturm sturz sumpf tanz ton topf trag traum trumpf turm wall wand wulst wunsch wurf wurst ' +
		'zahn zaun zopf zug zunft zwang ausdruck eindruck',
	'':
		'acker apfel boden bogen bruder faden garten graben hafen hammel hammer kasten kloster laden magen mangel ' +
		'mantel mutter nabel nagel ofen sattel schaden schnabel schwager tochter vater vogel',
};

/** From Latin, Greek and Italian, with their plurals. */
const borrowed =
	'museum/museen zentrum/zentren gymnasium/gymnasien stadium/stadien studium/studien stipendium/stipendien ' +
	'ministerium/ministerien aquarium/aquarien kriterium/kriterien medium/medien album/alben thema/themen ' +
	'drama/dramen firma/firmen villa/villen pizza/pizzen konto/konten risiko/risiken virus/viren ' +
	'rhythmus/rhythmen organismus/organismen praktikum/praktika lexikon/lexika bonus/boni material/materialien';

/** Nouns whose dative plural is also a different word: a verb, or the town of Füssen. */
const withoutDative = new Set(
	'ausdruck damm dunst eindruck fall fuss grund hang hut luft raum schatz vogel'.split(' '),
);

function collectForms(): ReadonlyMap<string, readonly string[]> {
	const collected = new Map<string, string[]>();
	const add = (form: string, others: readonly string[]) =>
		collected.set(form, [...(collected.get(form) ?? []), ...others]);
	for (const [ending, list] of Object.entries(nouns)) {
		for (const noun of list.split(' ')) {
			// Not every genitive in s: “falls” and “Dachs” are separate words.
			const singulars = [noun, ending === '' ? `${noun}s` : `${noun}es`];
			const plurals = pluralsOf(noun, ending);
			for (const singular of singulars) add(singular, plurals);
			for (const plural of plurals) add(plural, singulars);
		}
	}
	for (const pair of borrowed.split(' ')) {
		const [singular, plural] = pair.split('/') as [string, string];
		const singulars = [singular, `${singular}s`];
		for (const form of singulars) add(form, [plural]);
		add(plural, singulars);
	}
	return collected;
}

const lastVowel = /(au|aa|[aou])(?=[^aou]*$)/;

function pluralsOf(noun: string, ending: string): string[] {
	const plural = noun.replace(lastVowel, (vowel) => vowels[vowel]!) + ending;
	return plural.endsWith('n') || withoutDative.has(noun) ? [plural] : [plural, `${plural}n`];
}

const vowels: Readonly<Record<string, string>> = { a: 'ae', aa: 'ae', au: 'aeu', o: 'oe', u: 'ue' };
