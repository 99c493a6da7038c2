import { plainHost } from '../../../addresses/address-spelling.ts';
import { pageAddress } from '../../../addresses/page-address.ts';
import { defineRule } from '../../../audit/rule.ts';
import type { Link } from '../../../facts/collected/body/links.fact.ts';
import type { LinkTarget } from '../../../facts/derived/indexing/link-targets.fact.ts';
import { isVisitorsLink } from '../is-visitors-link.ts';

export const internalLinksAreFollowed = defineRule({
	name: 'internal_links_are_followed',
	group: 'links',
	risk: 'low',
	difficulty: 'easy',
	impact: 3,
	class: 'convention',
	severity: 'note',
	audience: 'seo',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links',
		says: 'The value nofollow is for links that you do not want to be associated with. To keep crawlers away from pages of your own site, use robots.txt.',
		checked: '2026-11-20',
	},
	reads: ['linkTargets', 'url'],
	title: 'Links to pages of the site do not have nofollow',
	why: 'A link with nofollow does not tell search engines that the page matters, and they may not find the page at all if nothing else links to it.',
	fix: 'Remove nofollow from links to pages that people should find. To keep crawlers out of a page, use robots.txt.',
	messages: {
		named: 'The link “{text}” to a page of this site has nofollow',
		unnamed: 'A link to a page of this site has nofollow: “{href}”',
	},
	many: '{count} links to pages of this site have nofollow',
	evaluate({ linkTargets, url }, found) {
		const page = pageAddress(url);
		if (!page) return 'not_applicable';
		const own = plainHost(page);
		const reported = new Set<string>();
		for (const target of linkTargets) {
			const { address, href, link } = target;
			if (address === null || reported.has(address)) continue;
			if (!isUnfollowed(link) || !isPageOf(own, target)) continue;
			reported.add(address);
			const text = link.label;
			if (text) found.named({ text }, link.node);
			else found.unnamed({ href }, link.node);
		}
	},
});

/** Links that visitors wrote may stay nofollow, even if they lead to the site itself. */
const isUnfollowed = (link: Link) =>
	link.rel.includes('nofollow') && !link.rel.includes('external') && !isVisitorsLink(link);

const isPageOf = (own: string, { address, host, href, isJump, scheme }: LinkTarget) =>
	scheme.startsWith('http') &&
	!isJump &&
	plainHost({ hostname: host }) === own &&
	!isTool.test(`${address}${fragment(href)}`);

const fragment = (href: string) => /#.*/s.exec(href)?.[0] ?? '';

/** Pages nobody searches for: forms, actions, filters, and redirects that hide the target of a link. */
const isTool =
	/\?|[#/](?:log-?in|sign-?(?:in|up)|log-?out|register|registrieren|registrierung|passwort[-_]?vergessen|(?:forgot|lost|reset)[-_]?password|anmelden|connexion|account|konto|cart|basket|warenkorb|checkout|wishlist|merkliste|merkzettel|wunschliste|comments?|respond|reply|share|(?:wprm_|easyrecipe-)?print|drucken|feed|rss|search|suche|recherche|tag|go|out|goto|redirect|recommends?|refer|ads?|banner|overlay|special:[^/]*|wp-admin|wp-login\.php|amp|cdn-cgi|email-protection)(?:[/.#]|$)/i;
