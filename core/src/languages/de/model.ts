import { stemmer } from '@orama/stemmers/german';
import type { LanguageModel } from '../language-model.ts';
import { otherGermanForms } from './other-german-forms.ts';
import { weakWords } from './weak-words.ts';

export const model: LanguageModel = {
	/**
	 * Removes the s of “Autos”, “Kameras” and “Handys”, which the stemmer leaves, but not that of
	 * “Mais”, which is not a form of “Mai”. “Regeln” becomes “Regel”.
	 */
	stem: (folded) => stemmer(folded.replace(/(?<=...e)ln$/, 'l')).replace(/(?<=...[aoy])s$/, ''),
	otherForms: otherGermanForms,
	weakWords,
	connectingWords: 'am an aus der des für im in mit von vom zum zur ohne auf gegen',
	abbreviations: {
		open: 'dr hl prof dipl ing hr fr st mag bzw ca z.b d.h u.a i.d.r o.ä s.o vgl evtl ggf inkl exkl zzgl sog bspw insb max min tel geb gest vs zz med rer nat phil jur habil fa u.u z.t v.a',
		number: 'nr abs art abb kap bd s aufl tab ziff',
		closing: 'usw etc u.s.w f ff u.ä jh jhd mio mrd std uhr co',
	},
};
