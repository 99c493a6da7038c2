import { stemmer } from '@orama/stemmers/spanish';
import type { LanguageModel } from '../language-model.ts';
import { weakWords } from './weak-words.ts';

export const model: LanguageModel = {
	/**
	 * Stems twice: “imagen” loses an ending at once that “imágenes” loses only after its plural.
	 * “luz” becomes “luces”.
	 */
	stem: (folded) => stemmer(stemmer(folded)).replace(/z$/, 'c'),
	weakWords,
	connectingWords: 'de del la el los las en con para por al sin',
	verbEnding: /(?:tado|zado|cado|ando|iendo|aron|ieron|aban|ó)$/,
	clauseEnding:
		/(?:[aei]r|[aei]rse|[aí]an|aron|ieron|[ai]e?ndo|[^aeiou]ó|[aei]rá|[^t]ad[ao]s?|ido)$/,
	abbreviations: {
		open: 'sr sra srta sres dr dra d dña prof ing lic gral ud uds av avda pza c ej p.ej aprox tel ee',
		number: 's núm nº pág págs art cap vol fig',
		closing: 'etc uu ee.uu s.a s.l cía a.c d.c a.m p.m',
	},
};
