import { defineRule } from '../../../audit/rule.ts';
import { contradictions } from './contradictions.ts';

export const structuredDataDoesNotContradictItself = defineRule({
	name: 'structured_data_does_not_contradict_itself',
	group: 'structured_data',
	risk: 'low',
	difficulty: 'average',
	impact: 3,
	class: 'convention',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
		says: 'Structured data has to be a true and current description of what is on the page.',
		checked: '2026-11-20',
	},
	reads: ['items'],
	title: 'Structured data gives one answer to each question',
	why: 'Two plugins or a theme and a plugin often describe the same thing. Where they differ, search engines choose one, or trust neither.',
	fix: 'Generate this data in one place and switch it off in the other, or correct the value that is wrong.',
	messages: {
		differs: '{item}: “{property}” is “{one}” in one place and “{other}” in another',
	},
	many: '{count} values in structured data contradict each other',
	evaluate({ items }, found) {
		if (items.length === 0) return 'not_applicable';
		for (const { label, nodes, one, other, property } of contradictions(items)) {
			found.differs({ item: label, property, one, other }, ...nodes);
		}
	},
});
