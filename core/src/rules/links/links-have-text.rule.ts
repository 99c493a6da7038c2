import { defineRule } from '../../audit/rule.ts';
import type { Link } from '../../facts/collected/body/links.fact.ts';
import { nodesOf, unlabelledLinks } from './unlabelled-links.ts';

export const linksHaveText = defineRule({
	name: 'links_have_text',
	group: 'links',
	risk: 'low',
	difficulty: 'easy',
	impact: 4,
	class: 'engine',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
		says: 'The text of a link tells people and Google something about the page it leads to; a link needs some. For an image the alt text takes its place.',
		checked: '2026-11-20',
	},
	reads: ['images', 'linkTargets', 'mainText'],
	supersededBy: [{ rule: 'image_links_have_alt_text', hides: 'node' }],
	title: 'Every link has a text',
	why: 'The text of a link tells people, screen readers and search engines what they will find behind it.',
	fix: 'Write a text into the link. For an icon add one that only screen readers show, or an aria-label.',
	messages: {
		empty: 'A link to “{href}” has no text',
		template: 'Links around the content without a text: {links}',
	},
	many: '{count} links have no text',
	evaluate({ images, linkTargets, mainText }, found) {
		if (linkTargets.length === 0) return 'not_applicable';
		const template: Link[] = [];
		for (const { href, link } of unlabelledLinks(linkTargets, images)) {
			if (link.region === mainText.region) found.empty({ href }, ...nodesOf(link));
			else template.push(link);
		}
		const { length: links } = template;
		if (links > 0) found.template({ links }, ...template.flatMap(nodesOf));
	},
});
