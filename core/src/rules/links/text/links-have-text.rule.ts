import { defineRule } from '../../../audit/rule.ts';
import type { Link } from '../../../facts/collected/body/links.fact.ts';
import { idsOf } from '../../label-references.ts';
import { nodesOf, unlabelledLinks } from './unlabelled-links.ts';

export const linksHaveText = defineRule({
	name: 'links_have_text',
	group: 'links',
	risk: 'low',
	difficulty: 'easy',
	impact: 3,
	class: 'engine',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
		says: 'Link text tells people and Google something about the linked page, so every link needs some. For an image, the alt text takes its place.',
		checked: '2026-11-20',
	},
	reads: ['images', 'linkTargets', 'mainText'],
	mayRead: ['jumpTargets', 'wholePage'],
	supersededBy: [{ rule: 'image_links_have_alt_text', hides: 'node' }],
	title: 'Every link has text',
	why: 'Link text tells people, screen readers and search engines what the link leads to.',
	fix: 'Add text to the link. For an icon, add text that only screen readers announce, or an aria-label.',
	messages: {
		empty: 'A link to “{href}” has no text',
		template: 'Links outside the content without text: {links}',
	},
	many: '{count} links have no text',
	evaluate({ images, jumpTargets, linkTargets, mainText, wholePage }, found) {
		if (linkTargets.length === 0) return 'not_applicable';
		const ids = idsOf(jumpTargets, wholePage);
		const template: Link[] = [];
		for (const { href, link } of unlabelledLinks(linkTargets, images, ids)) {
			if (link.region === mainText.region) found.empty({ href }, ...nodesOf(link));
			else template.push(link);
		}
		const { length: links } = template;
		if (links > 0) found.template({ links }, ...template.flatMap(nodesOf));
	},
});
