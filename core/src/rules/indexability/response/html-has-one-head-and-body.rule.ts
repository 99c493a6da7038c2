import { defineRule } from '../../../audit/rule.ts';

export const htmlHasOneHeadAndBody = defineRule({
	name: 'html_has_one_head_and_body',
	group: 'indexability',
	risk: 'low',
	difficulty: 'average',
	impact: 2,
	class: 'convention',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://www.screamingfrog.co.uk/seo-spider/v',
		says: 'Crawlers guess where the head and body begin when the tags are misplaced, so metadata in a second head can end up in the body and be ignored.',
		checked: '2026-11-20',
	},
	reads: ['rawHtml'],
	title: 'The tags html, head and body appear once each',
	why: 'A second tag is a sign that a whole page was put inside another, such as a template inside a template. Browsers skip the tag, and the content of a second head ends up in the body, where search engines ignore it.',
	fix: 'Remove the second tag; often an included file or a pasted page brings it along.',
	messages: { repeated: 'The page has a second “{name}” tag' },
	many: 'The page has {count} extra html, head or body tags',
	evaluate({ rawHtml: { repeatedTags } }, found) {
		for (const { name, node } of repeatedTags) found.repeated({ name }, node);
	},
});
