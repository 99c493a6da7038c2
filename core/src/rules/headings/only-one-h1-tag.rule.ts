import { defineRule } from '../../audit/rule.ts';

export const onlyOneH1Tag = defineRule({
	name: 'only_one_h1_tag',
	group: 'headings',
	risk: 'low',
	difficulty: 'easy',
	impact: 4,
	class: 'convention',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://html.spec.whatwg.org/multipage/sections.html#headings-and-outlines-2',
		says: 'Headings are ranked by their level alone, so several h1 are several main headings. Google does not mind their number.',
		checked: '2026-11-20',
	},
	reads: ['headings', 'wholePage'],
	supersededBy: [{ rule: 'h1_tag_used', hides: ['none'] }],
	title: 'There is exactly one main heading',
	why: 'With one main heading, people who skim or listen know at once what the page is about.',
	fix: 'Keep the h1 that names the page and turn the others into h2.',
	messages: {
		none: 'The page has no main heading (h1)',
		several: 'The page has {count} main headings (h1)',
	},
	evaluate({ headings }, found, { measure }) {
		const nodes = headings
			.filter(({ isHidden, level }) => level === 1 && !isHidden)
			.map(({ node }) => node);
		measure({ count: nodes.length });
		if (nodes.length === 0) found.none();
		if (nodes.length > 1) found.several({ count: nodes.length }, ...nodes);
	},
});
