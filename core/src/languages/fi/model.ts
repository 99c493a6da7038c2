import { formsOfOneWord } from '../forms/forms-of-one-word.ts';
import type { LanguageModel } from '../language-model.ts';
import { areForms, stem } from './stem.ts';

const otherForms =
	'mies miehen miestä miehessä miehellä miehelle miehet miehiä miehille miesten miehillä, ' +
	'lapsi lapsen lasta lapset lapsia lasten lapsille, sydän sydämen sydäntä sydämet, ' +
	'ruoka ruoan ruuan ruokaa ruoat ruuat ruokia ruoassa, vika vian vikaa viat vikoja, reikä reiän reikää reiät reikiä, ' +
	'aika ajan aikaa ajat aikoja ajassa, poika pojan poikaa pojat poikia pojille, ' +
	'joki joen jokea joet jokia joella, mäki mäen mäkeä mäet mäkiä mäellä, väki väen väkeä, sika sian sikaa siat sikoja, ' +
	'puku puvun pukua puvut pukuja, luku luvun lukua luvut lukuja, suku suvun sukua suvut sukuja, tytär tyttären tytärtä tyttäret, ' +
	'askel askeleen askelta askeleet askelia, kaksi kahden kahta, kansi kannen kantta kannet kansia, ' +
	'lämmin lämpimän lämmintä lämpimät lämpimiä, hyvä hyvän hyvää hyvät hyviä, meri meren merta meressä merellä meret, ' +
	'kevät kevään kevättä keväällä, olut oluen olutta oluet oluita, yö yön yötä yöt öitä, työ työn työtä työt töitä töiden, ' +
	'vesi veden vettä vedessä vedestä veteen vedellä vesiä, käsi käden kättä kädessä käteen kädet käsiä, ' +
	'vuosi vuoden vuotta vuonna vuodessa vuodesta vuoteen vuodet vuosia vuosien, ' +
	'uusi uuden uutta uudessa uudesta uuteen uudet uusia uusien';

const weakWords = `
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

export const model: LanguageModel = {
	stem,
	areForms,
	otherForms: formsOfOneWord(otherForms, 'fi'),
	weakWords,
	abbreviations: {
		open: 'esim ks ym ns tri prof noin n ml vrt',
		number: 'nro s luku kuva',
		closing: 'jne yms tms mm kpl klo',
	},
};
