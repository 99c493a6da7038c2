import { parseAddress } from '../../../../addresses/parse-address.ts';
import { isOneTypoFrom } from '../../../../text/folding/one-typo.ts';
import type { NodeRef } from '../../../node-ref.ts';
import type { Vocabulary } from './item.ts';
import type { ItemList } from './item-list.ts';
import { schemaName, vocabularyOf } from './schema-name.ts';

type Json = Readonly<Record<string, unknown>>;

interface Pending {
	readonly value: unknown;
	readonly vocabulary: Vocabulary;
	/** The base of relative ids; null if it is unknown. */
	readonly base: string | null;
	/** The item it is a value of; null for a top-level one. */
	readonly owner: number | null;
	readonly property: string;
}

/** Reads a block of JSON-LD; uses a queue, so that deep nesting cannot overflow the stack. */
export function addJsonLd(list: ItemList, json: unknown, node: NodeRef) {
	const { pageBase } = list;
	const queue: Pending[] = [
		{ value: json, vocabulary: 'none', base: pageBase, owner: null, property: '' },
	];
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
			// Only texts, numbers and booleans are left.
			const kind = typeof value === 'string' ? 'text' : (typeof value as 'number' | 'boolean');
			list.setValue(owner, property, { text: String(value).trim(), kind, item: null, node });
		}
	}

	function readObject(object: Json, pending: Pending) {
		const { owner, property } = pending;
		const context = object['@context'];
		const vocabulary = contextVocabulary(context) ?? pending.vocabulary;
		const base = contextBase(context, pending.base, pageBase);
		const inner = object['@value'] ?? object['@list'] ?? object['@set'];
		if (inner !== undefined) {
			queue.push({ ...pending, value: inner, vocabulary, base });
			return;
		}
		const keys = Object.keys(object).filter((key) => key !== '@context');
		if ('@graph' in object) {
			queue.push({ value: object['@graph'], vocabulary, base, owner: null, property: '' });
			if (keys.every((key) => key === '@graph' || key === '@id')) return;
		}
		const written = keyword(object, 'id', vocabulary);
		const id = typeof written === 'string' ? written.trim() : '';
		if (keys.length === 1 && id !== '') {
			if (owner !== null) list.refer(owner, property, id, node, base);
			return;
		}
		readItem(object, keys, id, { ...pending, vocabulary, base });
	}

	function readItem(object: Json, keys: readonly string[], id: string, pending: Pending) {
		const { base, owner, property, vocabulary } = pending;
		const types = [keyword(object, 'type', vocabulary)]
			.flat()
			.filter((type): type is string => typeof type === 'string' && type.trim() !== '');
		const place = list.add(
			'json_ld',
			types.map((type) => schemaName(type.trim(), vocabulary)),
			id,
			node,
			base,
		);
		list.setVocabulary(place, vocabulary);
		if (owner === null) list.markRoot(place);
		else list.setItem(owner, property, place, node);
		for (const key of keys) {
			if (key.startsWith('@') || (isAlias(key) && vocabulary === 'schema')) continue;
			const { name } = schemaName(key, vocabulary);
			queue.push({ value: object[key], vocabulary, base, owner: place, property: name });
		}
		if ('@reverse' in object) list.markOpen(place);
	}
}

/** The schema.org context itself defines `type` and `id` as aliases of the keywords. */
const isAlias = (key: string) => key === 'type' || key === 'id';

const keyword = (object: Json, name: 'type' | 'id', vocabulary: Vocabulary) =>
	object[`@${name}`] ?? (vocabulary === 'schema' ? object[name] : undefined);

/** null if the object says nothing, so that the outer vocabulary applies. */
function contextVocabulary(context: unknown): Vocabulary | null {
	if (context === undefined || context === null) return null;
	const addresses = [context].flat().flatMap((part): readonly unknown[] => {
		return typeof part === 'object' && part !== null ? Object.values(part) : [part];
	});
	const texts = addresses.filter((address) => typeof address === 'string');
	if (texts.some((text) => vocabularyOf(text) === 'schema')) return 'schema';
	return texts.some(isMisspelt) ? 'none' : 'other';
}

/** “https://shema.org” is the context of nothing. */
const isMisspelt = (address: string) =>
	isOneTypoFrom(URL.parse(address)?.hostname.replace(/^www\./, '') ?? '', 'schema.org');

/** JSON-LD 1.1, 4.1.3: only a context written here has a base; a null context removes earlier ones. */
function contextBase(
	context: unknown,
	around: string | null,
	pageBase: string | null,
): string | null {
	if (typeof context !== 'object') return around;
	let base = around;
	for (const part of [context].flat()) {
		if (part === null) base = pageBase;
		else if (typeof part === 'object') base = statedBase((part as Json)['@base'], base); // not null
	}
	return base;
}

function statedBase(given: unknown, around: string | null): string | null {
	if (given === null) return null;
	if (typeof given !== 'string') return around;
	return parseAddress(given, around ?? undefined)?.href ?? around;
}
