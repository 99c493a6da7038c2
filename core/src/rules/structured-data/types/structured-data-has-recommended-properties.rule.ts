import { defineRule } from '../../../audit/rule.ts';
import { missingProperties } from './missing-properties.ts';

export const structuredDataHasRecommendedProperties = defineRule({
	name: 'structured_data_has_recommended_properties',
	group: 'structured_data',
	risk: 'low',
	difficulty: 'average',
	impact: 2,
	class: 'information',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
		says: 'The more recommended properties you give, the better a rich result can be; a few that are complete and accurate are better than many that are not.',
		checked: '2026-11-20',
	},
	reads: ['items'],
	title: 'Structured data has the properties that Google recommends',
	why: 'Google may show each recommended property with the result. None of them is required.',
	fix: 'Add those for which the page has a true value, and leave the others out.',
	messages: {
		missing: '{item}: “{property}” could be added',
		empty: '{item}: “{property}” is empty',
	},
	many: '{count} recommended properties could be added to structured data',
	evaluate({ items }, found) {
		for (const missing of missingProperties(items, 'recommended')) {
			const { fault, label, nodes, property, source } = missing;
			// Reported as misspelt, or as a name without a text.
			if (fault === 'misspelt' || (fault === 'empty' && isName(property))) continue;
			// No message contains the source; hosts link to it.
			const values = { item: label, property, source };
			found[fault](values, ...nodes);
		}
	},
});

const isName = (path: string) => /(?:^|\.)(?:name|headline)$/.test(path);
