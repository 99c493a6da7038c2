import { withoutEnding } from '../forms/without-ending.ts';
import type { LanguageModel } from '../language-model.ts';
import { weakWords } from './weak-words.ts';

/**
 * Endings of nouns, folded; a bare -a or -ə too often belongs to the word (qara is not a form of
 * qar).
 */
const endings =
	'larından lərindən larında lərində larının lərinin larına lərinə larını lərini ların lərin ları ləri lara lərə lardan lərdən larda lərdə lar lər ından indən undan ündən ında ində unda ündə ının inin unun ünün ına inə una ünə ını ini unu ünü dan dən da də nın nin nun nün nı ni nu nü ın in un ün sı si su sü ı i u ü';

export const model: LanguageModel = { stem: withoutEnding(endings), weakWords };
