/**
 * The common form of all spellings of a keyword: full or half width, letter case, composed or
 * decomposed accents, invisible characters and white space make no difference.
 */
export function matchKey(text: string): string {
	const visible = text.slice(0, longest).replace(/\p{Default_Ignorable_Code_Point}/gu, '');
	const lowerCase = withPlainI(visible.normalize('NFKC')).toLowerCase().replaceAll('ς', 'σ');
	// Lower-case letters may compose where capitals could not.
	return lowerCase.normalize('NFKC').trim().replace(/\s+/gu, ' ');
}

/** Far longer than any keyword. Ordering the accents of a hostile megabyte would take minutes. */
const longest = 4096;

/** Lower-casing İ would leave a combining dot that no other spelling has. */
function withPlainI(text: string): string {
	return text.replaceAll('İ', 'i');
}
