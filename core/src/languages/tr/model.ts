import { stemmer } from '@orama/stemmers/turkish';
import type { LanguageModel } from '../language-model.ts';

/** “şehri” of “şehir”: the last vowel is dropped if an ending begins with one. */
const whole = (folded: string) =>
	folded
		.replace(/^reng(?=[ie])/, 'renk')
		.replace(/^(şeh|neh|zeh)r(?=[ie])/, '$1ir')
		.replace(/^(bur)n(?=[ua])/, '$1un')
		.replace(/^(fik)r(?=[ie])/, '$1ir')
		.replace(/^(ak)l(?=[ıa])/, '$1ıl');

/** “arabası” of “araba”, which has a different stem; “adres” loses its s in all its forms. */
const withoutPossessive = (stem: string) =>
	/.{3}[aeıioöuü]s$/.test(stem) ? stemmer(stemmer(stem.slice(0, -1))) : stem;

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

/** Stems twice, because the plural keeps a vowel that the singular loses. */
export const model: LanguageModel = {
	stem: (folded) => withoutPossessive(stemmer(stemmer(whole(folded)))),
	weakWords,
	verbEnding: /(?:[ıiuü]yor(?:lar)?|maktadır|mektedir)$/,
	abbreviations: {
		open: 'dr doç prof av sn hz örn bkz yy mah cad sok apt',
		number: 'no kat s sf md',
		closing: 'vb vs vd',
	},
};
