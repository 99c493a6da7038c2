import { loadLanguages } from '#languages';
import { loadPhrases } from '#phrases';
import type { FactStore } from '../facts/fact-store.ts';
import { baseLanguage } from '../languages/language-tag.ts';
import { isModelLoaded } from '../languages/loaded-model.ts';
import { arePhrasesLoaded } from '../rule-sets/phrase-sets.ts';

interface MissingLanguages {
	readonly models: readonly string[];
	readonly phrases: readonly string[];
}

/** Whether all language data the page needs is loaded. */
export function areLanguagesLoaded(facts: FactStore): boolean {
	const { models, phrases } = missingLanguages(facts);
	return models.length === 0 && phrases.length === 0;
}

/** Loads the language data the page needs; earlier verdicts must then be judged again. */
export async function loadLanguagesOf(facts: FactStore): Promise<void> {
	const { models, phrases } = missingLanguages(facts);
	await Promise.all([loadLanguages(models), loadPhrases(phrases)]);
}

/** Words are judged in the language of the text, phrases also in the languages that elements name. */
function missingLanguages(facts: FactStore): MissingLanguages {
	const text = facts.get('language')?.code ?? null;
	const spoken = [text, ...namedLanguages(facts)].filter((language) => language !== null);
	return {
		models: text === null || isModelLoaded(text) ? [] : [text],
		phrases: spoken.filter((language) => !arePhrasesLoaded(language)),
	};
}

function namedLanguages(facts: FactStore): readonly (string | null)[] {
	const tags = new Set<string>();
	for (const name of ['links', 'images', 'textBlocks'] as const) {
		for (const { lang } of facts.get(name) ?? []) tags.add(lang);
	}
	return [...tags].map(baseLanguage);
}
