import { withoutEnding } from '../forms/without-ending.ts';
import type { LanguageModel } from '../language-model.ts';

const weakWords = `
un dos dues tres quatre cinc sis set vuit nou deu cent mil primer primera últim última nova nous
noves vell bo bona bons bé millor gran grans petit petita llarg curt fàcil difícil tot tota tots
totes cada mateix mateixa altre altra altres sempre mai avui demà ahir ara aquí allà gairebé
força gaire any anys mes mesos setmana setmanes dia dies hora hores minut minuts segons vegada
vegades temps persona persones gent cosa coses part manera exemple pregunta preguntes resposta
pàgina article articles web menú cercar cerca contacte compartir imprimir llegir llegiu vegeu
fer fa donar posar posar-hi triar voler volen cal calen arriba surt diu euros hivern estiu
primavera tardor gener febrer març abril maig juny juliol agost setembre octubre novembre
desembre dilluns dimarts dimecres dijous divendres dissabte diumenge guia explica
`;

export const model: LanguageModel = {
	stem: withoutEnding('es a e s'),
	weakWords,
	connectingWords: 'de del dels d la el les els a al amb en per',
	abbreviations: {
		open: 'sr sra dr dra av ex pàg',
		number: 'núm art cap',
		closing: 'etc',
	},
};
