/** Bytes as people say them: `42.3 kB`. */
export function fileSize(bytes: number, locale: string): string {
	const [amount, unit] = bytes < 1e6 ? [bytes / 1e3, 'kilobyte'] : [bytes / 1e6, 'megabyte'];
	return amount.toLocaleString(locale, { style: 'unit', unit, maximumSignificantDigits: 3 });
}
