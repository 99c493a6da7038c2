import { stemmer } from '@orama/stemmers/german';
import type { LanguageModel } from '../language-model.ts';

export const de: LanguageModel = { stem: stemmer };
