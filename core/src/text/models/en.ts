import { stemmer } from '@orama/stemmers/english';
import type { LanguageModel } from '../language-model.ts';

export const en: LanguageModel = { stem: stemmer };
