import type { LanguageModel } from '../language-model.ts';
import { hi as weakWords } from '../weak-words/hi.ts';

export const hi: LanguageModel = { weakWords };
