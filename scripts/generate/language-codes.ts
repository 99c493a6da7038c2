import { createRequire } from 'node:module';

/** An entry of the IANA registry; a range such as `qaa..qtz` is one entry. */
interface RegistryEntry {
	readonly Type: string;
	readonly Subtag?: string;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';
/** Characters of a row, each of which holds six codes. */
const digits = `${letters.toUpperCase()}${letters}0123456789-_`;

const file = 'core/src/languages/language-codes.generated.ts';

/** The registered languages of BCP 47, in the few bytes that a bundle can afford. */
export function languageCodeFiles(): readonly (readonly [file: string, content: string])[] {
	if (isInstalled()) return [[file, languageCodes()]];
	console.warn(`language-subtag-registry is not installed, so ${file} stays as it is.`);
	return [];
}

function languageCodes(): string {
	const registered = registeredCodes();
	const short = [...registered].filter((code) => code.length === 2);
	const rows = Array.from(letters, (first) => row(first, registered));
	return `// Generated from the IANA language subtag registry of ${registryDate()}. Do not edit.
/** Deprecated codes such as “iw” included. */
export const twoLetterCodes =\n\t'${short.join(' ')}';
/** For each first letter one bit per pair of letters after it, six bits per character. */
export const threeLetterCodes = [\n${rows.map((text) => `\t'${text}',\n`).join('')}];
/** Three letters that are not registered because the language has a shorter code, which follows. */
export const longCodes =\n\t'${longCodes(registered).join(' ')}';
`;
}

const require = createRequire(import.meta.url);

function isInstalled(): boolean {
	try {
		require.resolve('language-subtag-registry/data/json/meta.json');
		return true;
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND')
			return false;
		throw error;
	}
}

const registryDate = (): string =>
	require('language-subtag-registry/data/json/meta.json')['File-Date'];

function registeredCodes(): ReadonlySet<string> {
	const entries: readonly RegistryEntry[] = require('language-subtag-registry/data/json/registry.json');
	const codes = entries
		.filter(({ Type }) => Type === 'language')
		.flatMap(({ Subtag = '' }) => codesOf(Subtag));
	return new Set(codes.sort());
}

function codesOf(subtag: string): readonly string[] {
	const [from = '', to] = subtag.split('..');
	return to === undefined ? [from] : threeLetters.filter((code) => code >= from && code <= to);
}

const pairs = Array.from(letters, (a) => Array.from(letters, (b) => a + b)).flat();
const threeLetters = Array.from(letters, (first) => pairs.map((pair) => first + pair)).flat();

function row(first: string, registered: ReadonlySet<string>): string {
	const values = new Array<number>(Math.ceil(pairs.length / 6)).fill(0);
	pairs.forEach((pair, index) => {
		if (registered.has(first + pair)) values[Math.floor(index / 6)]! |= 1 << (index % 6);
	});
	return values.map((value) => digits[value]).join('');
}

/** “jpnja”: ISO 639-2 as Unicode’s CLDR maps it in the pinned Node. */
function longCodes(registered: ReadonlySet<string>): readonly string[] {
	return threeLetters.flatMap((code) => {
		const [short = ''] = registered.has(code) ? [] : Intl.getCanonicalLocales(code);
		return short.length === 2 ? [code + short] : [];
	});
}
