import { defineRule } from '../../audit/rule.ts';
import type { LinkTarget } from '../../facts/derived/indexing/link-targets.fact.ts';
import { isImageLink, nodesOf, unlabelledLinks } from './unlabelled-links.ts';

export const imageLinksHaveAltText = defineRule({
	name: 'image_links_have_alt_text',
	group: 'links',
	risk: 'low',
	difficulty: 'easy',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
		says: 'For a link around an image Google uses the alt text of the image as the text of the link.',
		checked: '2026-11-20',
	},
	reads: ['images', 'linkTargets', 'mainText'],
	title: 'Linked images say where they lead',
	why: 'Where a link holds only an image, its alt text is all that search engines and screen readers know of the page behind it.',
	fix: 'Describe in the alt text of the image where the link leads, not what the picture looks like.',
	messages: { empty: 'The image that links to “{href}” has no alt text' },
	many: '{count} linked images have no alt text',
	evaluate({ images, linkTargets, mainText }, found) {
		const isJudged = (target: LinkTarget) =>
			target.link.region === mainText.region && isImageLink(target);
		if (!linkTargets.some(isJudged)) return 'not_applicable';
		for (const target of unlabelledLinks(linkTargets, images).filter(isJudged)) {
			found.empty({ href: target.href }, ...nodesOf(target.link));
		}
	},
});
