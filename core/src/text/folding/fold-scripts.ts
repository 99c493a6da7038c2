import type { Letters } from './letters.ts';

/** Folds letters that writers of a script omit or type in several ways, whatever the language. */
export function foldScripts(text: string, letters: Letters | undefined): string {
	if (!/[\u0300-\u0EFF]/.test(text)) return text;
	return foldArabic(text, letters?.arabicKeyboard)
		.replace(hebrewPoints, '')
		.replace(cyrillicStress, '$1')
		.replace(nukta, '')
		.replace(candrabindu, '\u0902')
		.replace(nasalBeforeItsKind, '\u0902')
		.replace(digits, (digit) => `${valueOfDigit(digit)}`)
		.replace(thaiAm, '$1\u0E33')
		.replace(laoAm, '$1\u0EB3')
		.replace(/\u0E40\u0E40/g, '\u0E41');
}

const hebrewPoints = /[\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7]/g;
/** за́мок and замо́к: only primers and dictionaries mark the stress. */
const cyrillicStress = /([\u0400-\u04FF])\u0301/g;
const nukta = /\u093C/g;
const candrabindu = /\u0901/g;
/** हिन्दी and हिंदी: Hindi writes a nasal before a stop of its kind as a letter or as a dot. */
const nasalBeforeItsKind =
	/\u0919\u094D(?=[क-घ])|\u091E\u094D(?=[च-झ])|\u0923\u094D(?=[ट-ढ])|\u0928\u094D(?=[त-ध])|\u092E\u094D(?=[प-भ])/g;
/** NFKC decomposes these vowels, but nobody types them that way. */
const thaiAm = /\u0E4D([\u0E48-\u0E4B]?)\u0E32/g;
const laoAm = /\u0ECD([\u0EC8-\u0ECB]?)\u0EB2/g;

const digits = /[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\u09E6-\u09EF\u0E50-\u0E59]/g;
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50];

function valueOfDigit(digit: string): number {
	const code = digit.charCodeAt(0);
	return code - zeros.findLast((zero) => zero <= code)!;
}

const harakat = /[\u0610-\u061A\u064B-\u065F\u0670]/g;

/** Alef with and without its marks, and the letters that Arabic and Persian keyboards write differently. */
function foldArabic(text: string, keyboard: Letters['arabicKeyboard']): string {
	const plain = text.replace(harakat, '').replace(/[أإآٱ]/g, 'ا');
	if (keyboard === 'persian') {
		return plain.replace(/[يى]/g, 'ی').replaceAll('ك', 'ک').replace(/[ۀة]/g, 'ه');
	}
	return keyboard === 'arabic' ? plain.replaceAll('ى', 'ي').replaceAll('ة', 'ه') : plain;
}
