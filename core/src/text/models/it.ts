import { stemmer } from '@orama/stemmers/italian';
import type { LanguageModel } from '../language-model.ts';

export const it: LanguageModel = { stem: stemmer };
