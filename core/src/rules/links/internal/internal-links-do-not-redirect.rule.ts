import { addressDifference } from '../../../addresses/address-spelling.ts';
import { defineRule } from '../../../audit/rule.ts';
import { isBroken, isEndless } from '../../known-answers.ts';

export const internalLinksDoNotRedirect = defineRule({
	name: 'internal_links_do_not_redirect',
	group: 'links',
	risk: 'low',
	difficulty: 'average',
	impact: 2,
	class: 'convention',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
		says: 'Crawlers follow a limited number of redirects; the content is taken from the URL where they end.',
		checked: '2026-11-21',
	},
	needs: ['site'],
	reads: ['site', 'summary'],
	title: 'Links point to the final URL of a page',
	why: 'Each link to an old URL costs people and search engines one more request, and breaks once the redirect is gone.',
	fix: 'Use the final URL in the link. Keep the redirect for people who come from elsewhere.',
	messages: { redirect: 'The link to “{address}” redirects to “{target}”' },
	many: '{count} links redirect to other URLs',
	evaluate({ site, summary: { links } }, found) {
		if (links.length === 0) return 'not_applicable';
		let areKnown = false;
		for (const { address, node } of links) {
			const known = site.addresses[address];
			if (!known || isBroken(known) || isEndless(address, known)) continue;
			areKnown = true;
			const target = known.redirectsTo;
			if (target === null || isMeant(address, target)) continue;
			found.redirect({ address, target }, ...(node === null ? [] : [node]));
		}
		if (!areKnown) return { notChecked: 'target_unknown' };
	},
});

/**
 * Whether a redirect is intended: to a login, or to a choice for the visitor. Links to http: are
 * reported by a different rule.
 */
function isMeant(address: string, target: string): boolean {
	const [from, to] = [URL.parse(address), URL.parse(target)];
	if (!from || !to) return true;
	const isOnlyScheme = addressDifference(from, to) === 'scheme';
	const asksToLogIn = /log-?in|sign-?in|auth|account|anmeld|connexion/i.test(to.pathname);
	return isOnlyScheme || asksToLogIn || from.pathname === '/';
}
