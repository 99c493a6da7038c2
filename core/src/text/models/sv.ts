import { stemmer } from '@orama/stemmers/swedish';
import type { LanguageModel } from '../language-model.ts';

export const sv: LanguageModel = { stem: stemmer };
