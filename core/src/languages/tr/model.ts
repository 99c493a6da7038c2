import { declined } from '../forms/declined-nouns.ts';
import { formsOfOneWord } from '../forms/forms-of-one-word.ts';
import type { LanguageModel } from '../language-model.ts';
import { areForms, stem } from './stem.ts';

/** Too short for the stemmer. */
const shortNouns = declined(
	'ev el et iş ip',
	'- i in e de den ler leri lerin lere lerde lerden imiz iniz',
);

const weakWords = `
iki üç dört beş altı yedi sekiz dokuz on ilk son yeni eski iyi güzel büyük küçük uzun kısa kolay
zor aynı başka biraz az fazla hemen hep her zaman hiç bazen yine şimdi bugün yarın dün burada
orada böyle öyle artık sonra zaman kez kere gün günde hafta ay yıl yıllar saat saatte dakika
dakikada saniye lira euro şey kişi kişiler insan insanlar taraf bölüm örnek soru soruları
soruları cevap gerekli gerek lazım yapmak yapın yapılır yapar eder etmek edin verir vermek alır
almak gelir gitmek gider bakın bulunur kullanın kullanmak kullanılır bekleyin seçmek nasıl
okumak oku devamını daha menü ara arama iletişim paylaş yazdır abone kaydol makale yazı sayfa
site yorum yorumlar tıklayın neden göre pazartesi salı çarşamba perşembe cuma cumartesi pazar
ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık yerine
`;

export const model: LanguageModel = {
	stem,
	areForms,
	otherForms: formsOfOneWord(shortNouns, 'tr'),
	mayLackMarks: /.{4}/,
	weakWords,
	verbEnding: /(?:[ıiuü]yor(?:lar)?|maktadır|mektedir)$/,
	abbreviations: {
		open: 'dr doç prof av sn hz örn bkz yy mah cad sok apt',
		number: 'no kat s sf md',
		closing: 'vb vs vd',
	},
};
