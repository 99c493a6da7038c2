import { stemmer } from '@orama/stemmers/french';
import type { LanguageModel } from '../language-model.ts';

export const fr: LanguageModel = { stem: stemmer };
