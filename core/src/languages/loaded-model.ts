import { languageModel } from '#languages';
import { hasModel } from './language-model.ts';

/** Until a host has loaded it, nobody knows what the model of the language would say. */
export function isModelLoaded(language: string | null): boolean {
	return language === null || languageModel(language) !== undefined || !hasModel(language);
}
