import { withoutEnding } from '../forms/without-ending.ts';
import type { LanguageModel } from '../language-model.ts';

/**
 * Endings of nouns, folded; a bare -a or -ə too often belongs to the word (qara is not a form of
 * qar).
 */
const endings =
	'larından lərindən larında lərində larının lərinin larına lərinə larını lərini ların lərin ları ləri lara lərə lardan lərdən larda lərdə lar lər ından indən undan ündən ında ində unda ündə ının inin unun ünün ına inə una ünə ını ini unu ünü dan dən da də nın nin nun nün nı ni nu nü ın in un ün sı si su sü ı i u ü';

const weakWords = `
bir iki üç dörd beş altı yeddi səkkiz doqquz on yüz min birinci axırıncı son yeni köhnə yaxşı
yaxşısı pis böyük kiçik iri uzun qısa asan çətin bütün başqa eyni hamısı bəlkə artıq hələ indi
dünən sabah həmişə heç tez yenə təxminən il ay həftə gün saat dəqiqə saniyə dəfə vaxt zaman adam
adamlar insanlar şey hissə yer səhifə məqalə misal sual cavab üsul oxu axtar əlaqə haqqımızda
paylaş çap gəlir gedir verir verilir edir etmək lazımdır lazım olmalıdır faiz manat bazar yanvar
fevral mart aprel may iyun iyul avqust sentyabr oktyabr noyabr dekabr
`;

export const model: LanguageModel = { stem: withoutEnding(endings), weakWords };
