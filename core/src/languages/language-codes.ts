import { longCodes, threeLetterCodes, twoLetterCodes } from './language-codes.generated.ts';

const shortCodes: ReadonlySet<string> = new Set(twoLetterCodes.split(' '));

/** Whether the IANA registry has the code, in lower case, as the first part of a language tag. */
export const isLanguageCode = (code: string): boolean =>
	code.length === 2 ? shortCodes.has(code) : /^[a-z]{3}$/.test(code) && hasThreeLetters(code);

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function hasThreeLetters(code: string): boolean {
	const [first = 0, second = 0, third = 0] = Array.from(
		code,
		(letter) => letter.charCodeAt(0) - 97,
	);
	const bit = second * 26 + third;
	const digit = threeLetterCodes[first]?.[Math.floor(bit / 6)] ?? '';
	return ((digits.indexOf(digit) >> (bit % 6)) & 1) === 1;
}

/** Country codes that no language has, with the language that people mean by them. */
const countries: Readonly<Record<string, string>> = {
	at: 'de',
	cn: 'zh',
	cz: 'cs',
	dk: 'da',
	gb: 'en',
	gr: 'el',
	il: 'he',
	jp: 'ja',
	mx: 'es',
	rs: 'sr',
	sp: 'es',
	ua: 'uk',
	us: 'en',
	vn: 'vi',
};

const shorter: ReadonlyMap<string, string> = new Map(
	longCodes.split(' ').map((pair) => [pair.slice(0, 3), pair.slice(3)]),
);

/** The code that a wrong one probably stands for; null if that is unclear. */
export const meantLanguage = (code: string): string | null =>
	countries[code] ?? shorter.get(code) ?? null;

/**
 * Codes of languages that are also those of a country where people write different ones: Kanuri is
 * not Korean, Usarufa not American. The intended code is known only if the text is in a language of
 * that country.
 */
const mistaken: Readonly<Record<string, string>> = {
	af: 'fa ps',
	am: 'hy',
	ar: 'es-AR',
	aus: 'en-AU',
	ba: 'bs hr sr',
	be: 'nl-BE fr-BE',
	bh: 'ar-BH',
	bo: 'es-BO',
	br: 'pt-BR',
	bra: 'pt-BR',
	ca: 'en-CA fr-CA',
	can: 'en-CA fr-CA',
	ch: 'de-CH fr-CH it-CH',
	chl: 'es-CL',
	chn: 'zh-CN',
	co: 'es-CO',
	col: 'es-CO',
	cr: 'es-CR',
	cu: 'es-CU',
	cy: 'el-CY tr-CY',
	dz: 'ar-DZ fr-DZ',
	ee: 'et',
	et: 'am',
	ga: 'fr-GA',
	gbr: 'en-GB',
	gl: 'da-GL kl',
	gn: 'fr-GN',
	ie: 'en-IE',
	kg: 'ky ru-KG',
	kr: 'ko',
	la: 'lo',
	lb: 'ar-LB',
	li: 'de-LI',
	lu: 'fr-LU de-LU lb',
	ml: 'fr-ML',
	mr: 'ar-MR fr-MR',
	my: 'ms',
	ne: 'fr-NE',
	ng: 'en-NG',
	om: 'ar-OM',
	pa: 'es-PA',
	prt: 'pt-PT',
	ps: 'ar-PS',
	sa: 'ar-SA',
	sd: 'ar-SD',
	se: 'sv',
	sg: 'en-SG zh-SG',
	si: 'sl',
	sn: 'fr-SN',
	sr: 'nl-SR',
	svk: 'sk',
	tg: 'fr-TG',
	tn: 'ar-TN fr-TN',
	tw: 'zh-TW',
	ug: 'en-UG',
	uk: 'en-GB',
	usa: 'en-US',
	ve: 'es-VE',
	za: 'en-ZA af',
};

/**
 * The code that was meant if a page in this language has a valid code that is probably wrong; null
 * if the code may well be right.
 */
export function mistakenForCountry(code: string, pageLanguage: string): string | null {
	const codes = mistaken[code.toLowerCase()]?.split(' ') ?? [];
	return codes.find((meant) => meant.split('-')[0] === pageLanguage) ?? null;
}

/** Whether the code of a language is also that of a country where people write different ones. */
export const isMistakable = (code: string): boolean => Object.hasOwn(mistaken, code.toLowerCase());
