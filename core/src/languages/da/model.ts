import { stemmer } from '@orama/stemmers/danish';
import { formsOfOneWord } from '../forms/forms-of-one-word.ts';
import { withoutFleetingVowel } from '../forms/without-fleeting-vowel.ts';
import type { LanguageModel } from '../language-model.ts';

const otherForms =
	'bog bogen bøger bøgerne, barn barnet børn børnene, mand manden mænd mændene, ' +
	'hånd hånden hænder hænderne, fod foden fødder fødderne, tand tanden tænder tænderne, ' +
	'nat natten nætter nætterne, bror broren brødre brødrene, datter datteren døtre døtrene, ' +
	'ko koen køer køerne, rod roden rødder rødderne, tang tangen tænger, ' +
	'kraft kraften kræfter kræfterne, gås gåsen gæs gæssene, lille små, øje øjet øjne øjnene, øre øret ører ørerne, ' +
	'far faren fædre fædrene, mor moren mødre mødrene, klo kloen kløer kløerne, tå tåen tæer tæerne, ' +
	'stang stangen stænger stængerne, bonde bonden bønder bønderne, museum museet museer museerne, ' +
	'centrum centret centre centrene, nød nødder nødderne';

/** “køkkenet”, whose stem would otherwise keep what that of “køkken” loses. */
const withoutArticle = (folded: string) => folded.replace(/(?<=...en)et$/, '');

const weakWords = `
en et to tre fire fem seks syv otte ni ti første anden sidste ny nye nyt gammel gamle god godt
gode bedre bedst stor store lille små lang kort hele egen samme ofte altid aldrig igen dag
morgen nu næsten bare også meget mange nogle tid gang gange dage uge uger måned måneder år time
timer minut minutter kroner mennesker ting del dele måde eksempel spørgsmål svar side sider
artikel hjemmeside menu søg kontakt print tilmeld læs læse mere mindre gøre gør går giver få får
komme kommer står findes tage tager se siger mandag tirsdag onsdag torsdag fredag lørdag søndag
januar februar marts april maj juni juli august september oktober november december
`;

export const model: LanguageModel = {
	/** Cheap (“billig”) is not a form of car (“bil”). */
	stem: (folded) =>
		folded.startsWith('billig')
			? 'billig'
			: withoutFleetingVowel(
					stemmer(
						withoutArticle(folded).replace(/(?<=^sk|[^aeiouy]sk|br)o(?:en|ene|er|erne)$/, 'o'),
					),
				),
	otherForms: formsOfOneWord(otherForms, 'da', 3),
	weakWords,
	connectingWords: 'i på til med for af',
	abbreviations: {
		open: 'hr fr dr prof f.eks bl.a dvs ca inkl ekskl ifm vedr mht jf',
		number: 'nr kl s kap fig stk',
		closing: 'osv mv mm a.m p.m',
	},
};
