/** A number of bytes as people write it: `864 bytes`, `42.3 kB`, `1.2 MB`. */
export function fileSize(bytes: number, locale: string): string {
	if (bytes < 1e3) {
		return bytes.toLocaleString(locale, { style: 'unit', unit: 'byte', unitDisplay: 'long' });
	}
	const [amount, unit] = bytes < 1e6 ? [bytes / 1e3, 'kilobyte'] : [bytes / 1e6, 'megabyte'];
	return amount.toLocaleString(locale, { style: 'unit', unit, maximumSignificantDigits: 3 });
}
