import { stemmer } from '@orama/stemmers/finnish';
import type { LanguageModel } from '../language-model.ts';

export const fi: LanguageModel = { stem: stemmer };
