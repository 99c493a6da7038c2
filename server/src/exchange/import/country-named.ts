/** The code of the country with this name in any language of Search Console; null if unknown or ambiguous. */
export function countryNamed(name: string): string | null {
	known ??= allNames(codes());
	return known.get(folded(name)) ?? null;
}

/** Null for a name of several countries. */
let known: ReadonlyMap<string, string | null> | undefined;

function allNames(codes: readonly string[]): ReadonlyMap<string, string | null> {
	// The interface of Search Console may still say the former name.
	const all = new Map<string, string | null>([['turkey', 'TR']]);
	for (const language of languages) {
		for (const [name, code] of countryNames(language, codes)) {
			all.set(name, (all.get(name) ?? code) === code ? code : null);
		}
	}
	return all;
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** All countries in one language, in lower case, with their two-letter codes. */
export function* countryNames(
	language: string,
	given: readonly string[] = codes(),
): Generator<readonly [string, string]> {
	for (const style of ['long', 'short'] as const) {
		const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none', style });
		for (const code of given) {
			const name = names.of(code);
			if (name !== undefined) yield [folded(name), code];
		}
	}
}

/** Former codes are left out, because they have the names of their successors: DD is Germany. */
function codes(): readonly string[] {
	const all = letters.flatMap((first) => letters.map((second) => first + second));
	return all.filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`);
}

const folded = (text: string) => text.normalize('NFC').trim().replace(/[’ʼ]/g, "'").toLowerCase();

const languages =
	'en de fr es pt pt-PT it nl pl tr cs sv da nb fi hu ro hr sl sk bg sr uk ru el ja ko zh-CN zh-TW vi id ms fil th ar he fa hi bn ta te mr gu kn ml lt lv et ca is sw'.split(
		' ',
	);
