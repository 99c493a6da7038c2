import { plainHost } from '../../addresses/address-spelling.ts';
import { isUnpublished } from '../../addresses/local-host.ts';
import { pageAddress } from '../../addresses/page-address.ts';
import { defineRule } from '../../audit/rule.ts';
import { isHomeAddress } from './home-address.ts';
import { singleCanonical } from './single-canonical.ts';

export const canonicalDoesNotPointToHome = defineRule({
	name: 'canonical_does_not_point_to_home',
	group: 'indexability',
	risk: 'moderate',
	difficulty: 'easy',
	impact: 4,
	class: 'convention',
	severity: 'note',
	audience: 'seo',
	evidence: {
		url: 'https://developer.chrome.com/docs/lighthouse/seo/canonical',
		says: 'A canonical link to the start page of the site, instead of to a page with the same content, is a mistake.',
		checked: '2026-11-20',
	},
	reads: ['statedCanonicals', 'url'],
	mayRead: ['indexingIntent'],
	supersededBy: [{ rule: 'later_pages_are_their_own_canonical', hides: 'rule' }],
	title: 'The page does not call itself a copy of the start page',
	why: 'The page asks search engines to show the start page in its place. Either it disappears from results, or they stop believing the canonical links of the site.',
	fix: 'Let the canonical link name the page’s own address. A template that writes the address of the site instead of that of the page does it to all pages.',
	messages: { home: 'The canonical link names the start page, “{address}”' },
	evaluate({ indexingIntent, statedCanonicals, url }, found) {
		const page = pageAddress(url);
		const canonical = singleCanonical(statedCanonicals);
		if (!page || !canonical || isUnpublished(url)) return 'not_applicable';
		const { address, nodes } = canonical;
		if (plainHost(address) !== plainHost(page) || page.pathname === '/') return 'not_applicable';
		if (indexingIntent === 'hidden' || isHomeAddress(page)) return;
		if (isHomeAddress(address)) found.home({ address: address.href }, ...nodes);
	},
});
