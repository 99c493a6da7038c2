export const weakWords = `
bir iki üç dörd beş altı yeddi səkkiz doqquz on yüz min birinci axırıncı son yeni köhnə yaxşı
yaxşısı pis böyük kiçik iri uzun qısa asan çətin bütün başqa eyni hamısı bəlkə artıq hələ indi
dünən sabah həmişə heç tez yenə təxminən il ay həftə gün saat dəqiqə saniyə dəfə vaxt zaman adam
adamlar insanlar şey hissə yer səhifə məqalə misal sual cavab üsul oxu axtar əlaqə haqqımızda
paylaş çap gəlir gedir verir verilir edir etmək lazımdır lazım olmalıdır faiz manat bazar yanvar
fevral mart aprel may iyun iyul avqust sentyabr oktyabr noyabr dekabr
`;
