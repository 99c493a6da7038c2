import { stemmer } from '@orama/stemmers/romanian';
import type { LanguageModel } from '../language-model.ts';

export const ro: LanguageModel = { stem: stemmer };
