import { stemmer } from '@orama/stemmers/ukrainian';
import type { LanguageModel } from '../language-model.ts';

export const uk: LanguageModel = { stem: stemmer };
