import type { LanguageModel, LanguageWithModel } from './language-model.ts';
import { models } from './models.generated.ts';

const known: Readonly<Record<LanguageWithModel, LanguageModel>> = models;

/** In Node every model comes with the package. */
export function languageModel(language: string): LanguageModel | undefined {
	return Object.hasOwn(known, language) ? known[language as LanguageWithModel] : undefined;
}

export async function loadLanguages(_languages: readonly string[]): Promise<void> {}
