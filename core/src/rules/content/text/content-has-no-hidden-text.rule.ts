import { defineRule } from '../../../audit/rule.ts';

export const contentHasNoHiddenText = defineRule({
	name: 'content_has_no_hidden_text',
	group: 'content',
	risk: 'moderate',
	difficulty: 'average',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'seo',
	evidence: {
		url: 'https://developers.google.com/search/docs/essentials/spam-policies',
		says: 'Text only for search engines that people can hardly see, such as white on white or of size 0, violates the spam policies. Tabs, accordions and text for screen readers are fine.',
		checked: '2026-11-20',
	},
	reads: ['layout'],
	title: 'All text can be seen by people',
	why: 'Google takes text that people cannot see for an attempt to mislead, and may lower the page or remove it from results.',
	fix: 'If people should read the text, give it a colour or size that they can read. If not, remove it. Text for screen readers belongs in a class made for that.',
	messages: {
		color: '“{text}” has the same colour as its background',
		size: '“{text}” has a font size of 0',
	},
	many: '{count} texts cannot be seen',
	evaluate({ layout }, found) {
		for (const { by, node, text } of layout.hiddenTexts) {
			if (by === 'color') found.color({ text }, node);
			else found.size({ text }, node);
		}
	},
});
