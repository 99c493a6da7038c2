import { stemmer } from '@orama/stemmers/turkish';
import type { LanguageModel } from '../language-model.ts';

/** Once is not enough: the plural keeps a vowel that the singular loses. */
export const tr: LanguageModel = { stem: (folded) => stemmer(stemmer(folded)) };
