import { stemmer } from '@orama/stemmers/dutch';
import type { LanguageModel } from '../language-model.ts';

export const nl: LanguageModel = { stem: stemmer };
