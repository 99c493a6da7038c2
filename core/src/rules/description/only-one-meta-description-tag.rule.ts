import { defineRule } from '../../audit/rule.ts';
import { hasContent } from '../../facts/derived/page/shown-text.ts';
import { collapse } from '../../text/words/white-space.ts';

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
		measure({ count: descriptions.length });
		const filled = descriptions.filter(({ content }) => hasContent(content));
		const count = filled.length;
		// Equal or empty descriptions leave no choice to make.
		if (areAlike(filled.map(({ content }) => beginning(content)))) return;
		found.several({ count }, ...filled.map(({ node }) => node));
	},
});

/** The text without the dots where a plugin cut it off, often within a word. */
const beginning = (content: string) => collapse(content).replace(/\s?(?:\.\.\.|…)$/, '');

/** Whether each text is the beginning of the longest one. */
function areAlike(texts: readonly string[]): boolean {
	const longest = texts.reduce((long, text) => (text.length > long.length ? text : long), '');
	return texts.every((text) => longest.startsWith(text));
}
