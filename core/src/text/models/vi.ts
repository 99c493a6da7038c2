import type { LanguageModel } from '../language-model.ts';
import { vi as weakWords } from '../weak-words/vi.ts';

export const vi: LanguageModel = { weakWords };
