import { plainHost } from '../../../addresses/address-spelling.ts';
import { pageAddress } from '../../../addresses/page-address.ts';
import { defineRule } from '../../../audit/rule.ts';
import type { LinkTarget } from '../../../facts/derived/indexing/link-targets.fact.ts';
import { idsOf } from '../../label-references.ts';
import { isImageLink, nodesOf, unlabelledLinks } from './unlabelled-links.ts';

export const imageLinksHaveAltText = defineRule({
	name: 'image_links_have_alt_text',
	group: 'links',
	risk: 'low',
	difficulty: 'easy',
	impact: 3,
	class: 'engine',
	severity: 'warning',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
		says: 'If a link contains an image, Google uses the alt text of the image as the link text.',
		checked: '2026-11-20',
	},
	reads: ['images', 'linkTargets', 'mainText'],
	mayRead: ['jumpTargets', 'url', 'wholePage'],
	title: 'Linked images say where they lead',
	why: 'If a link contains only an image, the alt text is all that search engines and screen readers know about the linked page.',
	fix: 'In the alt text of the image, describe where the link leads, not what the picture looks like.',
	messages: {
		empty: 'The image that links to “{href}” has no alt text',
		badge: 'The image with the absolute link “{href}” has no alt text',
	},
	noteMessages: ['badge'],
	many: '{count} linked images have no alt text',
	evaluate({ images, jumpTargets, linkTargets, mainText, url, wholePage }, found) {
		const page = pageAddress(url);
		const own = page ? plainHost(page) : '';
		const isJudged = (target: LinkTarget) =>
			target.link.region === mainText.region && isImageLink(target) && !isAdvertisement(target);
		if (!linkTargets.some(isJudged)) return 'not_applicable';
		const ids = idsOf(jumpTargets, wholePage);
		for (const target of unlabelledLinks(linkTargets, images, ids).filter(isJudged)) {
			// Links to other sites are mostly badges, banners and share buttons, whose words would say
			// nothing about this site. Without a URL of the page, every host may be a different one.
			const message = leadsElsewhere(target, own) ? 'badge' : 'empty';
			found[message]({ href: target.href }, ...nodesOf(target.link));
		}
	},
});

/**
 * Whether the link is an advertisement, often behind a redirect of this site. Its words would be
 * those of the advertiser.
 */
const isAdvertisement = ({ address, link }: LinkTarget) =>
	link.rel.some((token) => token === 'nofollow' || token === 'sponsored') ||
	/\/(?:ads?|banners?)\//i.test(address ?? '');

const leadsElsewhere = ({ host }: LinkTarget, own: string) =>
	host !== '' && plainHost({ hostname: host }) !== own;
