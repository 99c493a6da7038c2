import type { Script } from '../words/script.ts';

/**
 * Scripts with a single language on the web, or with letters that identify it. `null` if only the
 * words can tell: Latin, and Cyrillic without such a letter.
 */
export function languageOfScript(
	script: Script,
	text: string,
	declared: string | null,
): string | null {
	const sharing = sharers[script];
	if (sharing && declared !== null && sharing.includes(declared)) return declared;
	const byLetter = givenAwayBy[script]?.find(([letters]) => isFrequent(letters, text));
	if (byLetter) return byLetter[1];
	return script === 'cyrillic' ? russianOrNeighbour(text) : (owners[script] ?? null);
}

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

/** A page that declares one of these is believed. */
const sharers: Partial<Record<Script, readonly string[]>> = {
	han: ['zh', 'ja'],
	hebrew: ['he', 'yi'],
	arabic: ['ar', 'fa', 'ur', 'ps', 'ckb', 'ug', 'sd', 'pa'],
	devanagari: ['hi', 'mr', 'ne', 'sa'],
	bengali: ['bn', 'as'],
	ethiopic: ['am', 'ti'],
	cyrillic: ['mk', 'mn', 'kk', 'ky', 'tg', 'tt', 'ba', 'sr', 'be'],
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
