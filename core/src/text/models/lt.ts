import { stemmer } from '@orama/stemmers/lithuanian';
import type { LanguageModel } from '../language-model.ts';

export const lt: LanguageModel = { stem: stemmer };
