import { defineRule } from '../../../audit/rule.ts';
import { missingProperties } from './missing-properties.ts';
import { richResultsOf } from './rich-results-of.ts';

export const structuredDataHasRequiredProperties = defineRule({
	name: 'structured_data_has_required_properties',
	group: 'structured_data',
	risk: 'low',
	difficulty: 'average',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
		says: 'Items that lack a property that Google’s page about their type marks as required are not eligible for rich results.',
		checked: '2026-11-20',
	},
	reads: ['items'],
	title: 'Structured data has every property that its type requires',
	why: 'Google shows ratings, prices, dates or images with a result only when every required property is there. Nothing happens to the page itself: it stays a plain result.',
	fix: 'Add the named properties, with values that people also see on the page. If there is no true value, leave the type out.',
	messages: {
		missing: '{item}: “{property}” is missing',
		empty: '{item}: “{property}” is empty',
		misspelt: '{item}: “{property}” is misspelt as “{written}”',
	},
	many: '{count} required properties are missing in structured data',
	evaluate({ items }, found) {
		if (!items.some((item) => richResultsOf(item, items).length > 0)) return 'not_applicable';
		for (const missing of missingProperties(items, 'required')) {
			const { fault, label, nodes, property, source, written } = missing;
			// No message contains the source; hosts link to it.
			const values = { item: label, property, source };
			if (fault === 'misspelt') found.misspelt({ ...values, written }, ...nodes);
			else found[fault](values, ...nodes);
		}
	},
});
