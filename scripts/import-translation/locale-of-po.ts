import type { LocaleTexts } from '../check/translations.ts';

const entries = /^msgid ((?:"(?:\\.|[^"\\])*"\s*)+)msgstr ((?:"(?:\\.|[^"\\])*"\s*)+)/gm;
const strings = /"(?:\\.|[^"\\])*"/g;

/** The engine’s texts that a PO file translates, by key. Plural forms are not among them. */
export function localeOfPo(po: string, english: LocaleTexts): LocaleTexts {
	const translations = new Map(
		[...po.matchAll(entries)].map(([, text = '', translated = '']) => [
			joined(text),
			joined(translated),
		]),
	);
	return Object.fromEntries(
		Object.entries(english).flatMap(([key, text]) => {
			const translated = translations.get(text);
			return translated ? [[key, translated]] : [];
		}),
	);
}

/** A text in one or more lines; JSON has the same escapes. */
const joined = (lines: string): string =>
	(lines.match(strings) ?? []).map((line) => String(JSON.parse(line))).join('');
