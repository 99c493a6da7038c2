import { stemmer } from '@orama/stemmers/lithuanian';
import type { LanguageModel } from '../language-model.ts';

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
	stem: stemmer,
	weakWords,
	connectingWords: 'su iš be į',
};
