const irregular = (folded: string) =>
	folded
		.replace(/(?<=kind|ei|lied|volk|rund|blad|goed)eren$/, '')
		.replace(/(?<=^|hoofd|binnen|kust|wereld)steden$/, 'stad')
		.replace(/schepen$/, 'schip')
		.replace(/heden$/, 'heid')
		.replace(/musea$/, 'museum');

/** Plurals in s: “kamers”, “koekjes”, “foto’s”, and those of borrowed words. */
const singular = (folded: string) =>
	folded.replace(
		/(?<=..(?:e[lrnm]|[jtdgkvf]e|aar|oor|eur|ier|[^aeo]y|[^o]o|[^a]a|eau|ket|top|club|shirt|phone|film|team|blog|trip|ment))s$/,
		'',
	);

/** The singular of “bomen” is “boom”, that of “bommen” is “bom”. */
function spelledAsSingular(stem: string): string {
	if (/([bdfgklmnprst])\1$/.test(stem)) return stem.slice(0, -1);
	return stem
		.replace(/(?<=^|[^aeiou])([aou])([bdfgklmnprstvz])$/, '$1$1$2')
		.replace(/(?<=^[^aeiou]*)e([bdfgklmnprstvz])$/, 'ee$1')
		.replace(/z$/, 's')
		.replace(/v$/, 'f');
}

export function stem(folded: string): string {
	const word = singular(irregular(folded));
	const bare = word.replace(/(?<=.*[aeiouy].*)en$|(?<=.*[aeiouy].*[^ie])e$/, '');
	return bare === word ? word : spelledAsSingular(bare);
}
