import { stemmer } from '@orama/stemmers/hungarian';
import type { LanguageModel } from '../language-model.ts';

export const hu: LanguageModel = { stem: stemmer };
