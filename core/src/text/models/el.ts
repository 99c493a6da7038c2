import { stemmer } from '@orama/stemmers/greek';
import type { LanguageModel } from '../language-model.ts';

/** Once is not enough: the plural keeps a vowel that the singular loses. */
export const el: LanguageModel = { stem: (folded) => stemmer(stemmer(folded)) };
