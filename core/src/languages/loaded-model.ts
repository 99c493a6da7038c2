import { languageModel } from '#languages';
import { hasModel } from './language-model.ts';

/** Without the loaded model of a language its verdict is unknown. */
export function isModelLoaded(language: string | null): boolean {
	return language === null || languageModel(language) !== undefined || !hasModel(language);
}
