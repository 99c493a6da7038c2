/**
 * Endings that in these languages nearly always make a verb: what people do on a page is not what it is about.
 * Some nouns have them too (resultado), so a heading of its own still names one.
 */
const verbEndings: Readonly<Record<string, RegExp>> = {
	en: /(?<=[a-z]{3})(?<!e)ed$/,
	es: /(?:tado|zado|cado|ando|iendo|aron|ieron|aban|ó)$/,
	it: /(?:ando|endo|avano|ivano|arono|irono)$/,
	pl: /(?:uje|ują|ować|ała|ali)$/,
	pt: /(?:tado|zado|ando|endo|indo|aram|eram|iram|avam|[^s]ou)$/,
	ru: /(?:ать|ить|еть|ять|ется|ются|ался|ился|ают|яют|ает|яет)$/,
	tr: /(?:[ıiuü]yor(?:lar)?|maktadır|mektedir)$/,
	uk: /(?:ати|ити|ується|ють|ається)$/,
};

export function isVerbForm(word: string, language: string): boolean {
	return verbEndings[language]?.test(word.toLowerCase()) ?? false;
}
