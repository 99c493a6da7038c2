import { stemmer } from '@orama/stemmers/russian';
import type { LanguageModel } from '../language-model.ts';
import { ru as weakWords } from '../weak-words/ru.ts';

export const ru: LanguageModel = { stem: stemmer, weakWords };
