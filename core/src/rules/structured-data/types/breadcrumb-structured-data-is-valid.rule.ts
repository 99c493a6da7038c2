import { defineRule } from '../../../audit/rule.ts';
import { breadcrumbFaults } from './breadcrumb-faults.ts';

export const breadcrumbStructuredDataIsValid = defineRule({
	name: 'breadcrumb_structured_data_is_valid',
	group: 'structured_data',
	risk: 'low',
	difficulty: 'easy',
	impact: 3,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/structured-data/breadcrumb',
		says: 'A breadcrumb list has at least two entries; each needs a name, a position and, except the last, the URL of its page.',
		checked: '2026-11-20',
	},
	reads: ['items'],
	mayRead: ['pageType'],
	title: 'The breadcrumb in structured data is complete',
	why: 'Google shows the breadcrumb instead of the URL only when every entry has a name, a position and a URL.',
	fix: 'Give each ListItem “position” (1, 2, 3 …), “name” and “item”; only the last can do without “item”.',
	messages: {
		empty: 'The breadcrumb list has no “itemListElement”',
		text: 'The “itemListElement” of the breadcrumb list is text, not a list of entries',
		single: 'The breadcrumb list has only one entry',
		no_name: 'Entry {entry} of the breadcrumb list has no “name”',
		no_item: 'Entry {entry} of the breadcrumb list has no “item”',
		no_position: 'Entry {entry} of the breadcrumb list has no numeric “position”',
		position_twice: 'Two entries of the breadcrumb list have the position {entry}',
	},
	// Google asks for two entries, but shows one as well.
	noteMessages: ['single'],
	many: 'The breadcrumb list has {count} faults',
	evaluate({ items, pageType }, found) {
		const trails = items.filter(
			({ isOpen, types, vocabulary }) =>
				vocabulary === 'schema' && types.includes('BreadcrumbList') && !isOpen,
		);
		if (trails.length === 0) return 'not_applicable';
		const faults = trails.map((trail) => breadcrumbFaults(trail, items));
		// One valid breadcrumb is enough.
		if (faults.some((ofTrail) => ofTrail.length === 0)) return;
		for (const { entry, kind, node } of faults.flat()) {
			// The breadcrumb of a home page has only itself.
			if (kind === 'single' && pageType === 'home') continue;
			if (kind === 'single' || kind === 'empty' || kind === 'text') found[kind](node);
			else found[kind]({ entry }, node);
		}
	},
});
