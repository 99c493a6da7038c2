import { stemmer } from '@orama/stemmers/norwegian';
import type { LanguageModel } from '../language-model.ts';

export const nb: LanguageModel = { stem: stemmer };
