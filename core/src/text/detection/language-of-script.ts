import type { Script } from '../words/script.ts';

/**
 * Scripts with a single language on the web, or with letters that identify it. `null` if only the
 * words can tell: Latin, and Cyrillic without such a letter.
 *
 * @param letters How many letters of the text belong to the script.
 */
export function languageOfScript(
	script: Script,
	text: string,
	declared: string | null,
	letters: number,
): string | null {
	if (declared !== null && isBelieved(declared, script, text, letters)) return declared;
	const byLetter = givenAwayBy[script]?.find(([own]) => isFrequent(own, text));
	if (byLetter) return byLetter[1];
	return script === 'cyrillic' ? russianOrNeighbour(text) : (owners[script] ?? null);
}

/** False for a language that is always written in different scripts. */
export const mayUseScript = (language: string, script: 'latin' | 'cyrillic') =>
	!ofOtherScripts.has(language) && (script === 'cyrillic' || !ofCyrillic.has(language));

/** Whether a language that shares the script is confirmed by its letters; a short text may lack them. */
function isBelieved(declared: string, script: Script, text: string, letters: number): boolean {
	if (!sharers[script]?.includes(declared)) return false;
	if (letters < fewestToDoubt) return true;
	const own = lettersOf[declared];
	if (own) return countOf(own, text) * 100 >= letters;
	const others = givenAwayBy[script] ?? [];
	return others.every(([other]) => countOf(other, text) * 30 < letters);
}

const fewestToDoubt = 40;

const owners: Partial<Record<Script, string>> = {
	kana: 'ja',
	han: 'zh',
	hangul: 'ko',
	greek: 'el',
	hebrew: 'he',
	arabic: 'ar',
	armenian: 'hy',
	georgian: 'ka',
	devanagari: 'hi',
	bengali: 'bn',
	gurmukhi: 'pa',
	gujarati: 'gu',
	tamil: 'ta',
	telugu: 'te',
	kannada: 'kn',
	malayalam: 'ml',
	sinhala: 'si',
	thai: 'th',
	lao: 'lo',
	myanmar: 'my',
	khmer: 'km',
	ethiopic: 'am',
};

/** Languages that a page may declare where its script has a different owner. */
const sharers: Partial<Record<Script, readonly string[]>> = {
	han: ['zh', 'ja'],
	hebrew: ['he', 'yi'],
	arabic: ['ar', 'fa', 'ur', 'ps', 'ckb', 'ug', 'sd', 'pa'],
	devanagari: ['hi', 'mr', 'ne', 'sa'],
	bengali: ['bn', 'as'],
	ethiopic: ['am', 'ti'],
	cyrillic: ['mk', 'mn', 'kk', 'ky', 'tg', 'tt', 'ba', 'sr', 'be'],
};

/** Serbian also uses Latin letters. */
const ofCyrillic: ReadonlySet<string> = new Set('ru uk bg be mk mn kk ky tg tt ba'.split(' '));

const { cyrillic: _, ...otherSharers } = sharers;
const ofOtherScripts: ReadonlySet<string> = new Set([
	...Object.values(owners),
	...Object.values(otherSharers).flat(),
]);

/** Letters that every text in the language contains, unlike texts of the script's other languages. */
const lettersOf: Readonly<Record<string, RegExp>> = {
	ja: /[\u3041-\u30ff]/g,
	fa: /[پچژگی]/g,
	ur: /[ٹڈڑےپچگںہھی]/g,
	ps: /[ټډړږښځڅېۍپچ]/g,
	ckb: /[ەڕڵۆێپچگ]/g,
	ug: /[ېۈۆۇەڭپچگ]/g,
	sd: /[ڄڃڪڻٺٽڳگپ]/g,
	pa: /[پچگےں]/g,
	mk: /[ѓќѕјљњџ]/gi,
	mn: /[өү]/gi,
	kk: /[әғқңөұүһі]/gi,
	ky: /[ңөү]/gi,
	tg: /[ғӣқӯҳҷ]/gi,
	tt: /[әөүҗңһ]/gi,
	ba: /[ҙҡғҫңүһәө]/gi,
	sr: /[ђћјљњџ]/gi,
	be: /[ўі]/gi,
};

const givenAwayBy: Partial<Record<Script, readonly (readonly [RegExp, string])[]>> = {
	cyrillic: [
		[/[ўЎ]/g, 'be'],
		[/[ђћџЂЋЏ]/g, 'sr'],
		[/[ѓќЃЌѕ]/g, 'mk'],
		[/[қғңҚҒҢ]/g, 'kk'],
		[/[өүӨҮ]/g, 'mn'],
	],
	arabic: [
		[/[ٹڈڑے]/g, 'ur'],
		[/[پچژگی]/g, 'fa'],
	],
};

/** Texts quote neighboring languages, so the language with most letters of its own wins. */
function russianOrNeighbour(text: string): string | null {
	const [most] = ownLetters
		.map(([letters, language]) => ({ count: countOf(letters, text), language }))
		.sort((one, other) => other.count - one.count);
	const fewest = Math.max(fewestOwnLetters, text.length / 400);
	return most && most.count >= fewest ? most.language : null;
}

const ownLetters: readonly (readonly [RegExp, string])[] = [
	[/[іїєґІЇЄҐ]/g, 'uk'],
	[/[ыэЫЭ]/g, 'ru'],
	[/[ъЪ]/g, 'bg'],
];

/** A foreign name may contain two such letters; even a page of scores and names has three. */
const fewestOwnLetters = 3;

const countOf = (letters: RegExp, text: string) => text.match(letters)?.length ?? 0;

/** A name from the neighboring language has one such letter; a text has many. */
function isFrequent(letters: RegExp, text: string): boolean {
	return countOf(letters, text) * 200 >= text.length;
}
