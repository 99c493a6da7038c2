import { declensions } from '../forms/declensions.ts';
import { formsOfOneWord } from '../forms/forms-of-one-word.ts';
import type { LanguageModel } from '../language-model.ts';

const endings = [
	'as o ui ą u e ai ų ams us ais uose am ame i iems',
	'is ys ias io iui į iu yje i iai ių iams ius iais iuose iam iame ie iems',
	'a os ai ą oje ų oms as omis ose',
	'ia ios iai ią ioje ių ioms ias iomis iose i',
	'ė ės ei ę e ėje ių ėms es ėmis ėse',
	'is ies iai į imi yje ys ių ims imis yse i',
	'us aus ui ų umi uje ūs ums umis uose iaus iui iumi iuje iai ių iams ius iais iuose',
	'asis ojo ajam ąjį uoju ajame ieji ųjų iesiems uosius aisiais uosiuose',
	'oji osios ajai ąją ąja ojoje osios ųjų osioms ąsias osiomis osiose',
	'uo ens eniui enį eniu enyje enys enų enims enis enimis',
];

/** “medžio” of “medis”, “kačių” of “katė”. */
const unsoftened = (stem: string) => stem.replace(/dž$/, 'd').replace(/č$/, 't');

const otherForms =
	'šuo šuns šuniui šunį šunimi šunyje šunys šunų šunims šunis šunimis, ' +
	'žmogus žmogaus žmogui žmogų žmogumi žmonės žmonių žmonėms žmones žmonėmis, ' +
	'sesuo sesers seseriai seserį seserys seserų seserims seseris, duktė dukters dukteriai dukterį dukterys dukterų dukterims, ' +
	'mėnuo mėnesio mėnesiui mėnesį mėnesiu mėnesiai mėnesių mėnesius mėnesiais, ' +
	'akis akies akį akimi akyje akys akių akims akimis, ausis ausies ausį ausys ausų ausims ausimis, ' +
	'vanduo vandens vandeniui vandenį vandeniu vandenyje vandenys';

const weakWords = `
vienas viena du dvi trys keturi penki šeši septyni aštuoni devyni dešimt šimtas tūkstantis
pirmas pirma pirmą paskutinis naujas nauja nauji senas geras gera gerai geriau geriausias
didelis didelė mažas maža ilgas trumpas lengva lengvai sunku visas kitas kita tas pats dažnai
visada niekada vėl šiandien rytoj vakar dabar čia ten beveik keletas daug mažai metai metų mėnuo
mėnesį savaitė savaitę savaites savaičių diena dieną dienos naktį valanda valandą valandas
valandų minutė minutę minučių kartas kartą kartus laikas laiko žmogus žmonės žmonių daiktas
dalis būdas pavyzdys klausimas klausimai atsakymas puslapis straipsnis straipsniai meniu paieška
kontaktai dalintis spausdinti skaityti skaitykite žiūrėti daryti duoti imti reikia tinka lieka
turi gali vyksta sako eurų procentų sausio vasario kovo balandžio gegužės birželio liepos
rugpjūčio rugsėjo spalio lapkričio gruodžio pirmadienį antradienį trečiadienį ketvirtadienį
penktadienį šeštadienį sekmadienį
`;

export const model: LanguageModel = {
	...declensions(endings, unsoftened),
	otherForms: formsOfOneWord(otherForms, 'lt'),
	mayLackMarks: /.{4}/,
	weakWords,
	connectingWords: 'su iš be į',
};
