import { stemmer } from '@orama/stemmers/spanish';
import type { LanguageModel } from '../language-model.ts';
import { es as weakWords } from '../weak-words/es.ts';

export const es: LanguageModel = { stem: stemmer, weakWords };
