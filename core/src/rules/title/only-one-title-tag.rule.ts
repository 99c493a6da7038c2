import { defineRule } from '../../audit/rule.ts';
import { collapse } from '../../text/words/white-space.ts';

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
	fix: 'Keep the title that describes this page and remove the others; often a theme and a plugin each write one.',
	messages: {
		several: 'The page has {count} titles',
		same: 'The page has the same title {count} times',
	},
	noteMessages: ['same'],
	evaluate({ titles }, found, { measure }) {
		if (titles.length === 0) return 'not_applicable';
		measure({ count: titles.length });
		if (titles.length === 1) return;
		const isSame = new Set(titles.map(({ text }) => collapse(text))).size === 1;
		const nodes = titles.map(({ node }) => node);
		found[isSame ? 'same' : 'several']({ count: titles.length }, ...nodes);
	},
});
