import { hasPhrases, type LanguageWithPhrases, type PhraseLists } from './phrase-lists.ts';
import { phraseLoaders } from './phrase-loaders.generated.ts';

const loaders: Readonly<Record<LanguageWithPhrases, () => Promise<PhraseLists>>> = phraseLoaders;

const loaded = new Map<string, PhraseLists>();

/** `undefined` until `loadPhrases` has fetched them. */
export function phraseLists(language: string): PhraseLists | undefined {
	return loaded.get(language);
}

/** Loads one chunk per language; languages without lists are left out. */
export async function loadPhrases(languages: readonly string[]): Promise<void> {
	await Promise.all(languages.filter(hasPhrases).map(load));
}

async function load(language: LanguageWithPhrases): Promise<void> {
	if (!loaded.has(language)) loaded.set(language, await loaders[language]());
}
