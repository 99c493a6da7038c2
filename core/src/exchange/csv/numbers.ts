// Numbers from spreadsheets in any language. Ambiguous ones are rejected.

/** A whole number that may have thousands separators; null if the text is not one. */
export function wholeNumber(text: string): number | null {
	const plain = withPlainDigits(text);
	if (/^\d+$/.test(plain)) return safe(plain);
	// Spreadsheets write whole numbers in a column with gaps as 3.0.
	if (/^\d+[.,]0{1,2}$/.test(plain)) return safe(plain.replace(/[.,]0+$/, ''));
	const isGrouped = /^\d{1,3}(?:([., ’'])\d{3})(?:\1\d{3})*$/.test(plain);
	const isGroupedInPairs = /^\d{1,2}(?:,\d{2})+,\d{3}$/.test(plain);
	return isGrouped || isGroupedInPairs ? safe(plain.replace(/\D/g, '')) : null;
}

export interface DecimalStyle {
	/**
	 * The separator that may mark either decimals or thousands if it appears once, before three
	 * digits; null if both separators are clear.
	 */
	readonly unclear: '.' | ',' | null;
}

/** A number with or without decimals; null if the text is not one, or is ambiguous. */
export function decimalNumber(text: string, { unclear }: DecimalStyle): number | null {
	const plain = withPlainDigits(text);
	const sign = plain.startsWith('-') ? -1 : 1;
	const number = plain.replace(/^[-+]/, '');
	if (unclear !== null && new RegExp(`^[1-9]\\d{0,2}\\${unclear}\\d{3}$`).test(number)) return null;
	if (/^(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[-+]?\d+)?$/i.test(number)) {
		return finite(sign, number.replace(',', '.'));
	}
	const grouped = number.match(/^(\d{1,3}(?:([., ’'])\d{3})(?:\2\d{3})*)(?:([.,])(\d+))?$/);
	const [, whole, group, point, decimals = ''] = grouped ?? [];
	if (whole === undefined || group === point) return null;
	return finite(sign, `${whole.replace(/\D/g, '')}.${decimals}`);
}

function finite(sign: number, digits: string): number | null {
	const number = sign * Number(digits);
	// Turns −0 into 0.
	return Number.isFinite(number) ? number || 0 : null;
}

/** The text trimmed, with only one kind of white space inside, and with the digits 0 to 9. */
function withPlainDigits(text: string): string {
	return text
		.trim()
		.replace(/\s/g, ' ')
		.replaceAll('−', '-')
		.replaceAll('٫', '.')
		.replaceAll('٬', ',')
		.replace(/\p{Nd}/gu, plainDigit);
}

/** The first of ten digits each, in scripts whose languages write numbers with them. */
const zeros = [0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xe50, 0x1040, 0x17e0, 0xff10];

function plainDigit(character: string): string {
	const code = character.charCodeAt(0);
	const zero = zeros.find((first) => code >= first && code <= first + 9);
	return zero === undefined ? character : String(code - zero);
}

function safe(digits: string): number | null {
	const number = Number(digits);
	return Number.isSafeInteger(number) ? number : null;
}
