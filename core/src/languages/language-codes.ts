/** ISO 639-1. */
const languages: ReadonlySet<string> = new Set(
	`aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv
	dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie
	ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv
	mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm
	rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts
	tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu`.split(/\s+/),
);

export const isLanguageCode = (code: string) => languages.has(code);

/** Invalid codes, by the language they stand for: of countries, out of use, or with a third letter. */
const meant: Readonly<Record<string, string>> = {
	at: 'de',
	cn: 'zh',
	cz: 'cs',
	dk: 'da',
	gb: 'en',
	gr: 'el',
	il: 'he',
	in: 'id',
	iw: 'he',
	ji: 'yi',
	jp: 'ja',
	mx: 'es',
	rs: 'sr',
	sp: 'es',
	ua: 'uk',
	us: 'en',
	vn: 'vi',
	ara: 'ar',
	ces: 'cs',
	chi: 'zh',
	dan: 'da',
	deu: 'de',
	dut: 'nl',
	ell: 'el',
	eng: 'en',
	fin: 'fi',
	fra: 'fr',
	fre: 'fr',
	ger: 'de',
	heb: 'he',
	hun: 'hu',
	ind: 'id',
	ita: 'it',
	jpn: 'ja',
	kor: 'ko',
	nld: 'nl',
	nor: 'no',
	pol: 'pl',
	por: 'pt',
	rus: 'ru',
	spa: 'es',
	swe: 'sv',
	tha: 'th',
	tur: 'tr',
	ukr: 'uk',
	vie: 'vi',
	zho: 'zh',
};

/** The code that a wrong one probably stands for; null if that is unclear. */
export const meantLanguage = (code: string): string | null => meant[code] ?? null;

/**
 * Languages whose code looks like a country's: Kanuri is not Korean. The intended code is known
 * only if the text is in a language of that country.
 */
const mistaken: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	be: { nl: 'nl-BE', fr: 'fr-BE' },
	br: { pt: 'pt-BR' },
	ee: { et: 'et' },
	kr: { ko: 'ko' },
	se: { sv: 'sv' },
	si: { sl: 'sl' },
	uk: { en: 'en-GB' },
};

/**
 * The intended code instead of a valid one on a page in this language; null if it may well be
 * right.
 */
export const mistakenForCountry = (code: string, pageLanguage: string): string | null =>
	mistaken[code.toLowerCase()]?.[pageLanguage] ?? null;
