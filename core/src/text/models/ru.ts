import { stemmer } from '@orama/stemmers/russian';
import type { LanguageModel } from '../language-model.ts';

export const ru: LanguageModel = { stem: stemmer };
