import { plainHost } from '../../../addresses/address-spelling.ts';
import { pageAddress } from '../../../addresses/page-address.ts';
import { defineRule } from '../../../audit/rule.ts';
import type { LinkTarget } from '../../../facts/derived/indexing/link-targets.fact.ts';
import { isSpamText } from '../../../rule-sets/spam-texts.ts';

/** One may come from a theme or a partner; hackers insert them by the dozen. */
const fewest = 3;

export const noInjectedSpamLinks = defineRule({
	name: 'no_injected_spam_links',
	group: 'links',
	risk: 'high',
	difficulty: 'average',
	impact: 5,
	class: 'engine',
	severity: 'error',
	audience: 'owner',
	evidence: {
		url: 'https://developers.google.com/search/docs/essentials/spam-policies',
		says: 'Hidden links for search engines and content that hackers put on a site violate the spam policies; such a site may rank lower or disappear from results.',
		checked: '2026-11-20',
	},
	reads: ['linkTargets'],
	mayRead: ['titles', 'url'],
	title: 'The page has no hidden spam links to other sites',
	why: 'Hidden links to casinos, pills or counterfeits are what hackers leave on sites they broke into. Search engines punish the site, not the hackers.',
	fix: 'Remove the links and find out how they got there: update the system and its plugins, change all passwords and look for unknown users and files.',
	messages: {
		hidden: '{links} hidden links lead to other sites with texts like “{text}”',
	},
	evaluate({ linkTargets, titles, url }, found) {
		if (linkTargets.length === 0) return 'not_applicable';
		const page = pageAddress(url);
		const own = page ? plainHost(page) : '';
		const planted = linkTargets.filter((target) => isHiddenElsewhere(target, own));
		const spam = planted.filter(({ link }) => isSpamText(link.label));
		const [first] = spam;
		if (!first || spam.length < fewest) return;
		// A page about the subject itself may link to it freely.
		if (titles?.some(({ text }) => isSpamText(text))) return;
		const nodes = spam.map(({ link }) => link.node);
		found.hidden({ links: spam.length, text: first.link.label }, ...nodes);
	},
});

const isHiddenElsewhere = ({ host, link, scheme }: LinkTarget, own: string) =>
	link.isHidden &&
	scheme.startsWith('http') &&
	host !== '' &&
	plainHost({ hostname: host }) !== own;
