import { existsSync } from 'node:fs';
import path from 'node:path';
import { baseLanguage } from '@plumbline/core';
import { meantLanguage } from '../../core/src/languages/language-codes.ts';

const example = 'npm run new:language -- sv';

/** Why a language code is refused, and the remedy; null if it is fine. */
export function languageProblem(root: string, code: string): string | null {
	if (code === '') return `Name the code of the language: ${example}`;
	const other = otherCode(code);
	if (other !== null) return `“${code}” is not a known language code. Did you mean “${other}”?`;
	if (!isRegistered(code)) {
		return `“${code}” is not a language code. Use two letters of ISO 639-1, or three if the language has no such code: ${example}`;
	}
	const base = baseLanguage(code);
	if (base !== code) {
		return `Texts in “${code}” are read as “${base}”: edit core/src/languages/${base}.`;
	}
	const folder = `core/src/languages/${code}`;
	return existsSync(path.join(root, folder, 'model.ts'))
		? `${folder} already exists; nothing was written. Edit its files, then: npm run generate`
		: null;
}

/** The code that was probably meant: “en” for “eng”, or a language for the country “jp”. */
function otherCode(code: string): string | null {
	const meant = meantLanguage(code) ?? (isShort(code) ? Intl.getCanonicalLocales(code)[0] : null);
	return meant && meant !== code ? meant : null;
}

const isRegistered = (code: string) => isShort(code) && englishName(code) !== undefined;

const isShort = (code: string) => /^[a-z]{2,3}$/.test(code);

/** Undefined for a code without a language. */
export const englishName = (code: string): string | undefined =>
	new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code);
