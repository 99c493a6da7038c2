const afterVowel = '(?<=[aeıioöuü])';
const afterConsonant = '(?<=[^aeıioöuü])';
const high = '[ıiuü]';

const possessive = [
	`${afterVowel}[mn]${high}z`,
	`${afterConsonant}${high}[mn]${high}z`,
	`${afterVowel}(?<!adre|servi|otobü|ofi|teni|virü)s${high}`,
	afterConsonant + high,
].join('|');

const caseEnding = [
	`(?:${afterVowel}n)?(?:(?<=[fstkçşhp])t|(?<![fstkçşhp])d)[ae]n?(?:ki)?`,
	`${afterVowel}(?:y${high}|n${high}n)`,
	`(?<=.{4})${afterConsonant}${high}n`,
	`${afterVowel}y[ae]`,
	// After the possessive: “hastane” is not a form of “hasta”.
	`(?<=${high})n(?:${high}|[ae])`,
	`${afterConsonant}l?[ae]`,
	`${afterVowel}yl[ae]`,
].join('|');

/** Plural, possessive and case, in this order, with the letters between vowels. */
const endings = new RegExp(`^(.{3,}?)((?:l[ae]r)?(?:${possessive})?(?:${caseEnding})?)$`);

/** The last vowel of these is dropped if an ending begins with a vowel: “şehri” of “şehir”. */
const droppedVowels = new Map(
	'şehir nehir zehir fikir isim resim keşif ağız omuz beyin alın boyun göğüs karın oğul sabır burun akıl vakit nesil şekil metin emir film cisim kısım fidan gönül bağır beniz keyif hüzün ömür'
		.split(' ')
		.map((word) => [word.replace(/.(?=.$)/, ''), word] as const),
);

const voiceless: Readonly<Record<string, string>> = { b: 'p', c: 'ç', d: 't', g: 'k', ğ: 'k' };

function withoutEndings(folded: string): readonly [stem: string, ending: string] {
	const [, stem = folded, ending = ''] = endings.exec(folded) ?? [];
	// “pasta” and “tarla” end like this themselves.
	return stem.length === 3 && /^[dtl][ae]$/.test(ending) ? [folded, ''] : [stem, ending];
}

/** “kanadı” of “kanat”, “rengi” of “renk”. */
export function stem(folded: string): string {
	const [bare] = withoutEndings(folded);
	return droppedVowels.get(bare) ?? spelt(bare.replace(/(?<=...)[aeıioöuü]$/, ''));
}

const spelt = (bare: string) => bare.replace(/(?<=...)[bcdgğ]$/, (letter) => voiceless[letter]!);

/** Short nouns with a form in a single vowel. Mostly the vowel belongs to a word: “kapı” is not a form of “kap”. */
const shortNouns = new Set(
	'göz diş süt kız baş kaş saç yol dil kol bel boy cam çay tuz yağ kuş gün yıl kış dağ göl köy ses söz kan can ruh'.split(
		' ',
	),
);

/** Whether both have a vowel at the end of the stem, or neither: “kaplar” and “kapılar” are not forms of one word. */
export function areForms(one: string, other: string): boolean {
	const [first, second] = [baseOf(one), baseOf(other)];
	return first === null || second === null || first === second;
}

/** Whether the stem ends in a vowel; `null`: the vowel may be an ending. */
function baseOf(folded: string): boolean | null {
	const [bare, ending] = withoutEndings(folded);
	if (/[aeıioöuü]$/.test(bare)) return true;
	if (ending.length !== 1) return false;
	if (droppedVowels.has(bare)) return null;
	if (/[ae]/.test(ending) || (bare.length === 3 && !shortNouns.has(bare))) return true;
	return isHarmonious(bare, ending) ? null : true;
}

/** “cami” is not a form of “cam”; borrowed words such as “saat” and “alkol” take front vowels. */
function isHarmonious(bare: string, vowel: string): boolean {
	const last = /[aeıioöuü](?=[^aeıioöuü]*$)/.exec(bare)?.[0] ?? '';
	return back.test(last) === back.test(vowel) || /(?:at|l)$/.test(bare);
}

const back = /[aıou]/;
