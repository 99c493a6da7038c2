import { plainHost } from '../../../addresses/address-spelling.ts';
import { isUnpublished } from '../../../addresses/local-host.ts';
import { pageAddress } from '../../../addresses/page-address.ts';
import { defineRule } from '../../../audit/rule.ts';
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
		says: 'A canonical link to the home page, instead of to a page with the same content, is a mistake.',
		checked: '2026-11-20',
	},
	reads: ['statedCanonicals', 'url'],
	mayRead: ['indexingIntent'],
	supersededBy: [{ rule: 'later_pages_are_their_own_canonical', hides: 'rule' }],
	title: 'The canonical URL is not the home page',
	why: 'The page asks search engines to show the home page in its place. Either it disappears from results, or search engines stop trusting the canonical links of the site.',
	fix: 'Point the canonical link to the page’s own URL. A template that writes the URL of the site instead of the URL of the page affects all pages.',
	messages: { home: 'The canonical URL is the home page, “{address}”' },
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
