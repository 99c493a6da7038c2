import { languageModel } from '#languages';
import { hasModel } from './language-model.ts';

/**
 * Whether the model of the language is loaded, if it has one. Until then its verdict is unknown.
 */
export function isModelLoaded(language: string | null): boolean {
	return language === null || languageModel(language) !== undefined || !hasModel(language);
}
