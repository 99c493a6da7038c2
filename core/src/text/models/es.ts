import { stemmer } from '@orama/stemmers/spanish';
import type { LanguageModel } from '../language-model.ts';

export const es: LanguageModel = { stem: stemmer };
