import type { LanguageModel } from '../language-model.ts';
import { weakWords } from './weak-words.ts';

/** Particles and the copula, which are written onto the noun, alone or two together (“에서는”). */
const particle =
	/^(?:은|는|이|가|을|를|의|에|도|만|와|과|로|으로|나|이나|랑|이랑|하고|에서|에게|에는|에도|한테|께|께서|까지|부터|보다|처럼|마다|조차|밖에|라도|이라도|든지|요|이다|입니다|인|들|이란|이라는|라는|이며|이고|하다|하기|하는|하고|하면|하여|해요|합니다|했다|됩니다){1,2}$/;

export const model: LanguageModel = { isEnding: (rest) => particle.test(rest), weakWords };
