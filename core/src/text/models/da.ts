import { stemmer } from '@orama/stemmers/danish';
import type { LanguageModel } from '../language-model.ts';

export const da: LanguageModel = { stem: stemmer };
