import { hasModel, type LanguageModel, type LanguageWithModel } from './language-model.ts';
import { modelLoaders } from './model-loaders.generated.ts';

const loaders: Readonly<Record<LanguageWithModel, () => Promise<LanguageModel>>> = modelLoaders;

const loaded = new Map<string, LanguageModel>();

/** `undefined` until `loadLanguages` has fetched it. */
export function languageModel(language: string): LanguageModel | undefined {
	return loaded.get(language);
}

/** Loads one chunk per language; languages without a model are left out. */
export async function loadLanguages(languages: readonly string[]): Promise<void> {
	await Promise.all(languages.filter(hasModel).map(load));
}

async function load(language: LanguageWithModel): Promise<void> {
	if (!loaded.has(language)) loaded.set(language, await loaders[language]());
}
