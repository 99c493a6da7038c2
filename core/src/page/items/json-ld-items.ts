import type { NodeRef } from '../node-ref.ts';
import type { Vocabulary } from './item.ts';
import type { ItemList } from './item-list.ts';
import { schemaName, vocabularyOf } from './schema-name.ts';

type Json = Readonly<Record<string, unknown>>;

interface Pending {
	readonly value: unknown;
	readonly vocabulary: Vocabulary;
	/** The item it is a value of; null for what stands by itself. */
	readonly owner: number | null;
	readonly property: string;
}

/** Reads a block of JSON-LD; a queue, so that depth is no danger. */
export function addJsonLd(list: ItemList, json: unknown, node: NodeRef) {
	const queue: Pending[] = [{ value: json, vocabulary: 'none', owner: null, property: '' }];
	for (let next = 0; next < queue.length; next++) {
		const pending = queue[next];
		if (pending) read(pending);
	}

	function read(pending: Pending) {
		const { owner, property, value } = pending;
		if (value === null || value === undefined) return;
		if (Array.isArray(value)) {
			for (const each of value) queue.push({ ...pending, value: each });
		} else if (typeof value === 'object') {
			readObject(value as Json, pending); // neither null nor an array
		} else if (owner !== null) {
			// What JSON has besides objects.
			const kind = typeof value === 'string' ? 'text' : (typeof value as 'number' | 'boolean');
			list.setValue(owner, property, { text: String(value).trim(), kind, item: null, node });
		}
	}

	function readObject(object: Json, pending: Pending) {
		const { owner, property } = pending;
		const vocabulary = contextVocabulary(object['@context']) ?? pending.vocabulary;
		const inner = object['@value'] ?? object['@list'] ?? object['@set'];
		if (inner !== undefined) {
			queue.push({ ...pending, value: inner, vocabulary });
			return;
		}
		const keys = Object.keys(object).filter((key) => key !== '@context');
		if ('@graph' in object) {
			queue.push({ value: object['@graph'], vocabulary, owner: null, property: '' });
			if (keys.every((key) => key === '@graph' || key === '@id')) return;
		}
		const id = typeof object['@id'] === 'string' ? object['@id'].trim() : '';
		if (keys.length === 1 && id !== '') {
			if (owner !== null) list.refer(owner, property, id, node);
			return;
		}
		readItem(object, keys, id, { ...pending, vocabulary });
	}

	function readItem(object: Json, keys: readonly string[], id: string, pending: Pending) {
		const { owner, property, vocabulary } = pending;
		const types = [object['@type']].flat().filter((type) => typeof type === 'string');
		const place = list.add(
			'json_ld',
			types.map((type) => schemaName(type.trim(), vocabulary)),
			id,
			node,
		);
		list.setVocabulary(place, vocabulary);
		if (owner === null) list.markRoot(place);
		else list.setItem(owner, property, place, node);
		for (const key of keys) {
			if (key.startsWith('@')) continue;
			const { name } = schemaName(key, vocabulary);
			queue.push({ value: object[key], vocabulary, owner: place, property: name });
		}
		if ('@reverse' in object) list.markOpen(place);
	}
}

/** null where the object says nothing, so that what is around it holds. */
function contextVocabulary(context: unknown): Vocabulary | null {
	if (context === undefined || context === null) return null;
	const addresses = [context].flat().flatMap((part): readonly unknown[] => {
		return typeof part === 'object' && part !== null ? Object.values(part) : [part];
	});
	const texts = addresses.filter((address) => typeof address === 'string');
	return texts.some((text) => vocabularyOf(text) === 'schema') ? 'schema' : 'other';
}
