export const weakWords = `
yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen ensimmäinen toinen
viimeinen uusi uuden vanha hyvä hyvin parempi paras suuri pieni pitkä lyhyt koko oma sama usein
aina koskaan taas tänään huomenna nyt melkein vain paljon monta muutama aika kerta kertaa päivä
päivää viikko viikkoa kuukausi vuosi vuotta tunti tuntia minuutti minuuttia euroa ihmiset asia
asiat osa tapa esimerkki kysymys vastaus sivu sivut artikkeli valikko haku yhteystiedot jaa
tulosta tilaa lue lisää enemmän tehdä tekee menee antaa saada saa tulee tarvitsee ottaa nähdä
sanoo sata tuhat prosenttia kirjoittaja kuva video lähde julkaistu mainos maanantai tiistai
keskiviikko keskiviikkona torstai perjantai lauantai sunnuntai tammikuu tammikuussa helmikuu
maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu
`;
