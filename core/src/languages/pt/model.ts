import { stemmer } from '@orama/stemmers/portuguese';
import type { LanguageModel } from '../language-model.ts';
import { weakWords } from './weak-words.ts';

/** The stemmer recognizes “ação” and “ações” by their tildes, which folding removes. */
const singular = (folded: string) =>
	folded
		.replace(/(?<=m)aes$/, 'ae')
		.replace(/(?<=..)oes$|(?<=[^m])aes$|(?<=.)aos$/, 'ao')
		.replace(/(?<=...)([aeo])is$|(?<=^ut)(e)is$/, '$1$2l')
		.replace(/(?<=..)([eiou])ns$/, '$1m');

export const model: LanguageModel = {
	weakWords,
	connectingWords: 'de do da dos das em no na com para sem à ao',
	verbEnding: /(?:tado|zado|ando|endo|indo|aram|eram|iram|avam|[^s]ou)$/,
	stem: (folded) => stemmer(singular(folded)).replace(/(?<=^ut|..[bcdgst])el$/, 'il'),
	clauseEnding: /(?:[aei]r|[aei]ndo|[aei]ram|avam|[^s]ou|ad[ao]|ido)$/,
	abbreviations: {
		open: 'sr sra srs dr dra prof profa eng av r ex p.ex aprox tel exmo',
		number: 'séc nº n núm pág págs p art cap fig vol',
		closing: 'etc ltda cia s.a a.c d.c',
	},
};
