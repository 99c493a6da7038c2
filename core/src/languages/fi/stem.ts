const vowel = '[aeiouyäö]';

/** Endings that close the last syllable of the stem, so that its consonants are weak: “kadun” of “katu”. */
const closing = new RegExp(`(?<=..${vowel})(?:ss[aä]|st[aä]|ll[aä]|lt[aä]|lle|ksi|t|n)$`);
/** Endings that leave it open, so that they are strong: “katua”, “katuun”, “katujen”. */
const opening = new RegExp(
	`(?:(?<=..${vowel})(?:h${vowel}n|seen|siin|jen|iden|itten|ien|j?[aä]|t[aä]|n[aä]|(?<=([aeiouyäö]))\\1n)|(?<=...[uy]s|...is|....in|...[aä]s)t[aä])$`,
);

/** The stem before case and number, and whether a closed syllable may have weakened it. */
interface Parsed {
	readonly bare: string;
	readonly isClosed: boolean;
	/** The vowels that the nominative may end in; empty: any. */
	readonly vowels: string;
}

function parse(folded: string): Parsed {
	const word = folded
		.replace(/(?<=..[aeiouyäö])nen$/, 'se')
		.replace(/(?<=....)(?:mme|nne|ns[aä])$/, '');
	const open = word.replace(opening, '');
	const closed = open === word ? word.replace(closing, '') : open;
	const isLong = /([aeiouyäö])\1$/.test(closed);
	const isClosed = open === word && !isLong && (closed !== word || /(?:[aäei]s|e)$/.test(word));
	return {
		bare: withoutVowels(closed),
		isClosed,
		vowels: nominativeVowels(closed, closed !== word),
	};
}

/** “lapsen” of “lapsi”, “jalkojen” of “jalka”, but not “takan” of “takki”. */
function nominativeVowels(stem: string, isInflected: boolean): string {
	const [, vowel = ''] = /([aeiouyäö])i?$/.exec(stem) ?? [];
	return isInflected ? (nominatives[vowel] ?? vowel) : vowel;
}

const nominatives: Readonly<Record<string, string>> = { e: 'ei', i: 'iaäe', o: 'oa', ö: 'öä' };

/** “vuokrauksen” of “vuokraus”, “puhelimen” of “puhelin”, “renkaan” of “rengas”. */
const withoutVowels = (stem: string) =>
	stem
		.replace(/([uy])(?:ks|[uy]?d)[ei]+$/, '$1s')
		.replace(/(?<=..)im[ei]+$/, '')
		.replace(/(?<=..)in$/, '')
		.replace(/(?<=..[^aeiouyäö])[aäei]s$/, '')
		.replace(/(?<=..)[aeiouyäö]{1,2}$/, '');

/** The ends of strong stems by the end of the closed syllable. */
const strongOf: Readonly<Record<string, string>> = {
	k: 'kk',
	p: 'pp',
	t: 'tt',
	v: 'v p',
	d: 't',
	ng: 'nk',
	mm: 'mm mp',
	nn: 'nn nt',
	ll: 'll lt',
	rr: 'rr rt',
	l: 'l lk',
	r: 'r rk',
	h: 'h hk',
	lj: 'lj lk',
	rj: 'rj rk',
};

const ends = Object.keys(strongOf).sort((one, other) => other.length - one.length);

function strongStems({ bare, isClosed }: Parsed): readonly string[] {
	const end = isClosed ? ends.find((known) => endsIn(bare, known)) : undefined;
	if (end === undefined) return [bare];
	return strongOf[end]!.split(' ').map((strong) => bare.slice(0, -end.length) + strong);
}

/** Not half of a double consonant, nor a cluster that never changes; nor the t of “auto”, which is borrowed. */
function endsIn(bare: string, end: string): boolean {
	if (!bare.endsWith(end) || (end.length === 1 && bare.at(-2) === end)) return false;
	return !/(?:[sth][kpt]|aut)$/.test(bare);
}

/** The consonants that all grades have in common. */
export const stem = (folded: string): string =>
	parse(folded)
		.bare.replace(/([kpt])\1$/, '$1')
		.replace(/v$/, 'p')
		.replace(/d$/, 't')
		.replace(/ng$/, 'nk')
		.replace(/([mnlr])(?:\1|(?<=m)p|(?<=[nlr])t|(?<=[lr])[kj])$/, '$1')
		.replace(/hk$/, 'h');

export function areForms(one: string, other: string): boolean {
	const [first, second] = [parse(one), parse(other)];
	if (
		first.vowels &&
		second.vowels &&
		!Array.from(first.vowels).some((vowel) => second.vowels.includes(vowel))
	) {
		return false;
	}
	const strong = strongStems(first);
	return strongStems(second).some((stem) => strong.includes(stem));
}
