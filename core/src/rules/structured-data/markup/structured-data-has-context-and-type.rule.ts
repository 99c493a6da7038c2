import { defineRule } from '../../../audit/rule.ts';
import type { Item } from '../../../facts/derived/structured-data/items/item.ts';
import { typeMeant } from '../../../rule-sets/schema-types.ts';
import { groupItems } from '../types/item-groups.ts';

export const structuredDataHasContextAndType = defineRule({
	name: 'structured_data_has_context_and_type',
	group: 'structured_data',
	risk: 'low',
	difficulty: 'easy',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://www.w3.org/TR/json-ld11/',
		says: 'Google lists JSON-LD as a format of structured data. By its specification, terms get their meaning only from the context, and terms without one are dropped; names are case-sensitive.',
		checked: '2026-11-20',
	},
	reads: ['items'],
	title: 'Structured data has a context and a schema.org type',
	why: 'Without “@context” and a schema.org type, nobody can tell what the data means, and search engines do not use it.',
	fix: 'Begin the block with "@context": "https://schema.org" and set "@type" to a schema.org type, capitalized as it is there: “Article”, “BreadcrumbList”.',
	messages: {
		no_context: '{type}: the block has no “@context” with https://schema.org',
		no_type: 'A block has no “@type”',
		neither: 'A block has neither “@context” nor “@type”',
		type_case: 'The type “{type}” has to be written “{meant}”',
		page_type_case: 'The type “{type}” of a page has to be written “{meant}”',
	},
	// Programs keep their own data in such blocks, and no result depends on the type of a page.
	noteMessages: ['neither', 'page_type_case'],
	many: '{count} items in structured data cannot be understood',
	evaluate({ items }, found) {
		if (items.length === 0) return 'not_applicable';
		for (const { item, nodes } of once(items.filter(isWithoutContext))) {
			found.no_context({ type: item.types.join(', ') }, ...nodes);
		}
		for (const { key, nodes } of groupItems(items.filter(isWithoutType).map(asUntyped))) {
			found[key](...nodes);
		}
		for (const { item, nodes } of once(items.filter((item) => miswritten(item) !== null))) {
			const type = miswritten(item) ?? '';
			const meant = typeMeant(type) ?? '';
			const key = pageType.test(meant) ? 'page_type_case' : 'type_case';
			found[key]({ type, meant }, ...nodes);
		}
	},
});

const once = (items: readonly Item[]) =>
	groupItems(items.map((item) => ({ item, key: item.types.join(' ') })));

const asUntyped = (item: Item) =>
	({ item, key: item.vocabulary === 'none' ? 'neither' : 'no_type' }) as const;

const isWithoutContext = ({ isRoot, syntax, types, vocabulary }: Item) =>
	syntax === 'json_ld' && isRoot && vocabulary === 'none' && types.length > 0;

const isWithoutType = ({ heldBy, properties, syntax, types, vocabulary }: Item) =>
	syntax === 'json_ld' &&
	heldBy.length === 0 &&
	types.length === 0 &&
	vocabulary !== 'other' &&
	Object.keys(properties).length > 0;

const pageType = /Page$/;

/** The first misspelt type, if none of the types is correct. */
function miswritten({ types, vocabulary }: Item): string | null {
	if (vocabulary !== 'schema') return null;
	return types.length === 1 ? (types.find((type) => typeMeant(type) !== null) ?? null) : null;
}
