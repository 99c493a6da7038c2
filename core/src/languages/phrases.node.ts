import type { LanguageWithPhrases, PhraseLists } from './phrase-lists.ts';
import { phraseListsByLanguage } from './phrases.generated.ts';

const lists: Readonly<Record<LanguageWithPhrases, PhraseLists>> = phraseListsByLanguage;

const byLanguage: ReadonlyMap<string, PhraseLists> = new Map(Object.entries(lists));

/** In Node the lists of every language come with the package. */
export const phraseLists = (language: string): PhraseLists | undefined => byLanguage.get(language);

export async function loadPhrases(_languages: readonly string[]): Promise<void> {}
