import { plainHost } from '../../../addresses/address-spelling.ts';
import { isUnpublished } from '../../../addresses/local-host.ts';
import { pageAddress } from '../../../addresses/page-address.ts';
import { defineRule } from '../../../audit/rule.ts';
import { isVisitorsLink } from '../is-visitors-link.ts';

export const noInternalLinksToHttp = defineRule({
	name: 'no_internal_links_to_http',
	group: 'links',
	risk: 'low',
	difficulty: 'easy',
	impact: 3,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/blog/2015/12/indexing-https-pages-by-default',
		says: 'Google prefers the HTTPS version of a page if, among other things, it has no links to HTTP URLs on its host.',
		checked: '2026-11-20',
	},
	reads: ['linkTargets', 'url'],
	supersededBy: [{ rule: 'link_urls_are_valid', hides: 'node' }],
	title: 'Links inside the site use HTTPS',
	why: 'A link to http:// takes people off the encrypted site or costs a redirect, and tells search engines that the insecure URL is the one that counts.',
	fix: 'Write https:// in the link, or just the path.',
	messages: {
		insecure: 'The link “{href}” leads to this site without encryption',
		rare: 'A link leads to this site without encryption: “{href}”',
	},
	// A redirect mends a few of them; many show that a template writes the insecure URL.
	noteMessages: ['rare'],
	many: '{count} links lead to this site without encryption',
	evaluate({ linkTargets, url }, found) {
		const page = pageAddress(url);
		if (page?.protocol !== 'https:' || isUnpublished(url)) return 'not_applicable';
		const own = plainHost(page);
		const insecureLinks = linkTargets.filter(({ address, host, href, link }) => {
			// A relative link may be insecure because of a base tag, which is a different finding.
			const isInsecure = insecure.test(href) && plainHost({ hostname: host }) === own;
			if (!isInsecure || isOtherServer(address) || isVisitorsLink(link)) return false;
			// The name of somebody who comments links to their site, which may be this one.
			return !(link.rel.includes('external') && link.rel.includes('nofollow'));
		});
		const message = insecureLinks.length < manyLinks ? 'rare' : 'insecure';
		for (const { href, link } of insecureLinks) found[message]({ href }, link.node);
	},
});

const manyLinks = 5;

const insecure = /^http:/i;

/** A stream or a console on a port of its own often has no HTTPS to link to. */
const isOtherServer = (address: string | null) => URL.parse(address ?? '')?.port !== '';
