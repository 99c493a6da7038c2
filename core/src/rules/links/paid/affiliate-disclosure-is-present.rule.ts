import { defineRule } from '../../../audit/rule.ts';
import type { LinkTarget } from '../../../facts/derived/indexing/link-targets.fact.ts';
import { rememberLatest } from '../../../memory/remember-latest.ts';
import { isAffiliateLink, mayPay } from '../../../rule-sets/affiliate-links.ts';
import { isVisitorsLink } from '../is-visitors-link.ts';

export const affiliateDisclosureIsPresent = defineRule({
	name: 'affiliate_disclosure_is_present',
	group: 'links',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'information',
	severity: 'note',
	audience: 'owner',
	evidence: {
		url: 'https://www.ftc.gov/business-guidance/resources/ftcs-endorsement-guides-what-people-are-asking',
		says: 'People who are paid to link to what they recommend must say so clearly; Japan and the EU have similar rules.',
		checked: '2026-11-21',
	},
	reads: ['linkTargets', 'textBlocks'],
	title: 'The page discloses that its links earn money',
	why: 'Many countries require this by law, and readers trust a recommendation more when they know who profits from it.',
	fix: 'Say near the links that you earn from them, for example “Advertisement” or “Affiliate links”, in Japan 「広告」 or 「PR」.',
	messages: { missing: 'The page has links that earn money, but no text says so' },
	evaluate({ linkTargets, textBlocks }, found) {
		const paid = linkTargets.find(isPaid);
		if (!paid || textBlocks.some(({ text }) => disclosure.test(text))) return 'not_applicable';
		found.missing(paid.link.node);
	},
});

/** Most links of a page have the same host. */
const mayPayFor = rememberLatest(mayPay);

function isPaid({ address, host, link }: LinkTarget): boolean {
	if (isVisitorsLink(link)) return false;
	const url = address !== null && mayPayFor(host) ? URL.parse(address) : null;
	return url !== null && isAffiliateLink(url);
}

/** One of these words anywhere on the page is enough: only people can judge whether it is clear. */
const disclosure =
	/affilia|afilia|affili|advert|sponsor|commission|kommission|provision|anzeige|werbung|publicit|pubblicit|publicidad|patrocin|reclame|reklam|annons|mainos|partner|партн|реклам|广告|廣告|広告|推广|プロモーション|アフィリエイト|アソシエイト|\bPR\b|광고|제휴|파트너/i;
