import { defineRule } from '../../audit/rule.ts';

export const onlyOneTitleTag = defineRule({
	name: 'only_one_title_tag',
	group: 'title',
	risk: 'low',
	difficulty: 'easy',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://html.spec.whatwg.org/multipage/semantics.html#the-title-element',
		says: 'A document has no more than one title element. Google refers to this standard and warns that errors in the markup change how it uses metadata.',
		checked: '2026-11-20',
	},
	reads: ['titles'],
	supersededBy: [{ rule: 'title_tag_is_in_head', hides: 'node' }],
	title: 'There is exactly one title',
	why: 'With several titles a search engine has to choose one, and it may not be the one you meant.',
	fix: 'Keep the title that names this page and remove the others; often a theme and a plugin each write one.',
	messages: { several: 'The page has {count} titles' },
	evaluate({ titles }, found, { measure }) {
		if (titles.length === 0) return 'not_applicable';
		measure({ count: titles.length });
		if (titles.length === 1) return;
		found.several({ count: titles.length }, ...titles.map(({ node }) => node));
	},
});
