import { defineRule } from '../../../audit/rule.ts';
import type { Item } from '../../../facts/derived/structured-data/items/item.ts';
import { retirementOf } from '../../../rule-sets/retired-types.ts';
import { groupItems } from './item-groups.ts';

export const structuredDataTypesAreNotRetired = defineRule({
	name: 'structured_data_types_are_not_retired',
	group: 'structured_data',
	risk: 'low',
	difficulty: 'easy',
	impact: 1,
	class: 'information',
	severity: 'note',
	audience: 'seo',
	evidence: {
		url: 'https://developers.google.com/search/blog/2025/06/simplifying-search-results',
		says: 'Google no longer shows rich results that were rarely used. The data does no harm, and other readers may still use it.',
		checked: '2026-11-21',
	},
	reads: ['items'],
	title: 'Structured data uses types that Google still supports',
	why: 'This data is valid and does no harm, but Google no longer shows a rich result for it.',
	fix: 'You do not have to do anything. Do not spend time on it for Google alone.',
	messages: {
		retired: '{item}: no rich result in Google since {since}',
		data_vocabulary: '{item}: Google no longer reads data-vocabulary.org (since {since})',
	},
	many: 'Google no longer supports {count} types of structured data',
	evaluate({ items }, found) {
		const retired = items.flatMap((item) => {
			const since = retirement(item);
			return since ? [{ item, since, key: `${item.vocabulary} ${item.types.join(' ')}` }] : [];
		});
		for (const { item, label, nodes, since } of groupItems(retired)) {
			const message = item.vocabulary === 'data_vocabulary' ? 'data_vocabulary' : 'retired';
			found[message]({ item: label, since }, ...nodes);
		}
	},
});

function retirement({ properties, types, vocabulary }: Item): string | null {
	if (vocabulary === 'data_vocabulary') return '2020-04';
	if (vocabulary !== 'schema') return null;
	for (const type of types) {
		const since = retirementOf(type, (property) => property in properties);
		if (since) return since;
	}
	return null;
}
