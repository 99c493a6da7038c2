import { defineRule } from '../../../audit/rule.ts';
import { groupFaults, hasDemand } from './group-faults.ts';

export const structuredDataValuesAreKnown = defineRule({
	name: 'structured_data_values_are_known',
	group: 'structured_data',
	risk: 'low',
	difficulty: 'easy',
	impact: 3,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/structured-data/merchant-listing',
		says: 'Availability and condition take a value from a list of schema.org; currencies are three-letter codes of ISO 4217.',
		checked: '2026-11-20',
	},
	reads: ['items'],
	title: 'Values in structured data come from the schema.org lists',
	why: 'Search engines ignore a value that is not in the list, so “in stock” says nothing and a price in “€” has no currency.',
	fix: 'Write https://schema.org/InStock instead of words, and EUR, USD or JPY instead of a currency sign.',
	messages: {
		required:
			'{item}: “{value}” is not a value of “{property}”, which Google requires; allowed are {known}',
		value: '{item}: “{value}” is not a value of “{property}”; allowed are {known}',
		currency: '{item}: “{property}” is “{value}”, which is not a three-letter currency code',
	},
	noteMessages: ['value', 'currency'],
	many: '{count} values in structured data are not in the schema.org lists',
	evaluate({ items }, found) {
		if (!hasDemand(items, ['currency', 'exactly', 'one'])) return 'not_applicable';
		for (const fault of groupFaults(items, ['currency', 'list'])) {
			const { allowed, isRequired, kind, label, nodes, property, source, value } = fault;
			const values = { item: label, property, value, source };
			if (kind === 'currency') found.currency(values, ...nodes);
			else found[isRequired ? 'required' : 'value']({ ...values, known: allowed }, ...nodes);
		}
	},
});
