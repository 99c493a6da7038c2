import type { Vocabulary } from './item.ts';

export interface SchemaName {
	readonly name: string;
	readonly vocabulary: Vocabulary;
}

const schemaAddress = /^(?:(?:https?:)?\/\/(?:www\.)?schema\.org\/|schema:)[#/]*/i;
const dataVocabulary = /^(?:https?:\/\/(?:www\.|rdf\.)?data-vocabulary\.org\/#?|v:)/i;

/**
 * The name of a type or property without its vocabulary. A name without one belongs to the
 * vocabulary `inForce`.
 */
export function schemaName(term: string, inForce: Vocabulary): SchemaName {
	if (schemaAddress.test(term)) {
		return { name: term.replace(schemaAddress, ''), vocabulary: 'schema' };
	}
	if (dataVocabulary.test(term)) {
		return { name: term.replace(dataVocabulary, ''), vocabulary: 'data_vocabulary' };
	}
	return { name: term, vocabulary: term.includes(':') ? 'other' : inForce };
}

/** The vocabulary that a URL names as a whole. */
export function vocabularyOf(address: string): Vocabulary {
	if (/^\s*(?:(?:https?:)?\/\/)?(?:www\.)?schema\.org\b/i.test(address)) return 'schema';
	return /data-vocabulary\.org/i.test(address) ? 'data_vocabulary' : 'other';
}

export const tokens = (list: string | undefined): readonly string[] =>
	list?.split(/\s+/).filter(Boolean) ?? [];
