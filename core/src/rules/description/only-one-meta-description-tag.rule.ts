import { defineRule } from '../../audit/rule.ts';
import { collapse } from '../../facts/white-space.ts';

export const onlyOneMetaDescriptionTag = defineRule({
	name: 'only_one_meta_description_tag',
	group: 'description',
	risk: 'low',
	difficulty: 'easy',
	impact: 3,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://html.spec.whatwg.org/multipage/semantics.html#standard-metadata-names',
		says: 'A document has no more than one meta element with the name description. Google refers to this standard and warns that errors in the markup change how it uses metadata.',
		checked: '2026-11-20',
	},
	reads: ['descriptions'],
	supersededBy: [{ rule: 'meta_description_is_in_head', hides: 'node' }],
	title: 'The page has one meta description',
	why: 'With several descriptions a search engine has to choose one, and it may not be the one you meant.',
	fix: 'Keep the description that fits this page and remove the others; often a theme and a plugin each write one.',
	messages: { several: 'The page has {count} meta descriptions that differ' },
	evaluate({ descriptions }, found, { measure }) {
		if (descriptions.length === 0) return 'not_applicable';
		const count = descriptions.length;
		measure({ count });
		// With the same words twice there is no choice to make.
		if (new Set(descriptions.map(({ content }) => collapse(content))).size < 2) return;
		found.several({ count }, ...descriptions.map(({ node }) => node));
	},
});
