import type { Script } from './script.ts';

/**
 * Scripts that one language of the web owns, or that give it away by a letter. `null` where only the words
 * tell: Latin, and Cyrillic without a letter of its own.
 */
export function languageOfScript(
	script: Script,
	text: string,
	declared: string | null,
): string | null {
	const sharing = sharers[script];
	if (sharing && declared !== null && sharing.includes(declared)) return declared;
	const byLetter = givenAwayBy[script]?.find(([letters]) => isFrequent(letters, text));
	return byLetter?.[1] ?? owners[script] ?? null;
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

/** A page that says so is believed. */
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
	],
	arabic: [
		[/[ٹڈڑے]/g, 'ur'],
		[/[پچژگی]/g, 'fa'],
	],
};

/** A name from the neighbour's language has one such letter; a text has them all the time. */
function isFrequent(letters: RegExp, text: string): boolean {
	return (text.match(letters)?.length ?? 0) * 200 >= text.length;
}
