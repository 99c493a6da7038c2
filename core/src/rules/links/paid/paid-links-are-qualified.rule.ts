import { defineRule } from '../../../audit/rule.ts';
import { isAffiliateLink, isShortLinkOfShop, mayPay } from '../../../rule-sets/affiliate-links.ts';

export const paidLinksAreQualified = defineRule({
	name: 'paid_links_are_qualified',
	group: 'links',
	risk: 'low',
	difficulty: 'average',
	impact: 3,
	class: 'engine',
	severity: 'warning',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/blog/2021/07/link-tagging-and-link-spam-update',
		says: 'Google asks affiliate sites to mark those links with rel="sponsored", however they were created; nofollow is accepted.',
		checked: '2026-11-20',
	},
	reads: ['linkTargets'],
	title: 'Links that earn money are marked as such',
	why: 'Google asks sites to mark the links of affiliate programs. Unmarked ones can look like an attempt to sell ranking, and the site may lose visibility.',
	fix: 'Add rel="sponsored" to the link. Plugins for affiliate links can do it for all of them.',
	messages: {
		named: 'The link “{text}” earns money at {host} and is not marked as sponsored',
		unnamed: 'A link earns money at {host} and is not marked as sponsored',
		perhaps: 'A short link may earn money at {host}',
	},
	// A shop also shortens the links of people who do not belong to its program.
	noteMessages: ['perhaps'],
	many: '{count} links seem to earn money and are not marked as sponsored',
	evaluate({ linkTargets }, found) {
		let paid = 0;
		// Most links in a row lead to the same host.
		let last = '';
		let mayLastPay = false;
		for (const { address, host, link } of linkTargets) {
			if (host !== last) {
				last = host;
				mayLastPay = mayPay(host);
			}
			const url = mayLastPay && address !== null ? URL.parse(address) : null;
			if (!url || !isAffiliateLink(url)) continue;
			paid++;
			if (link.rel.some((token) => qualifying.test(token))) continue;
			const text = link.label;
			if (isShortLinkOfShop(host)) found.perhaps({ host }, link.node);
			else if (text) found.named({ text, host }, link.node);
			else found.unnamed({ host }, link.node);
		}
		if (paid === 0) return 'not_applicable';
	},
});

/** Google also accepts values separated by commas. */
const qualifying = /^(?:[\w-]*,)*(?:sponsored|nofollow|ugc)(?:,|$)/;
