import { fold } from '../folding/fold.ts';

const namesByLanguage = new Map<string, ReadonlySet<string>>();

/** Whether a folded word or phrase is only the name of a country, which thousands of pages are about. */
export function isCountry(folded: string, language: string): boolean {
	const names = namesByLanguage.get(language) ?? namesIn(language);
	namesByLanguage.set(language, names);
	return names.has(folded);
}

function namesIn(language: string): ReadonlySet<string> {
	const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
	return new Set(
		pairsOfLetters
			.map((code) => names.of(code))
			.filter((name) => name !== undefined)
			.map((name) => fold(name, language)),
	);
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const pairsOfLetters = letters.flatMap((first) => letters.map((second) => first + second));
