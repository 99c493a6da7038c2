import { addressDifference } from '../../../addresses/address-spelling.ts';
import { pageAddress } from '../../../addresses/page-address.ts';
import { defineRule } from '../../../audit/rule.ts';
import { firstPage, pageNumber } from './page-number.ts';
import { singleCanonical } from './single-canonical.ts';

export const laterPagesAreTheirOwnCanonical = defineRule({
	name: 'later_pages_are_their_own_canonical',
	group: 'indexability',
	risk: 'moderate',
	difficulty: 'average',
	impact: 3,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading',
		says: 'The first page of a series should not be the canonical page of the others; each gets its own canonical URL.',
		checked: '2026-11-21',
	},
	reads: ['statedCanonicals', 'url'],
	title: 'The canonical URL of later pages of a list is not the first page',
	why: 'Page 2 lists different items than page 1. If its canonical URL is page 1, search engines may drop page 2, and with it the links to items that only it lists.',
	fix: 'Point the canonical link of each page of the list to that page itself.',
	messages: { first: 'The canonical URL of page {number} of a list is the first page' },
	evaluate({ statedCanonicals, url }, found) {
		const page = pageAddress(url);
		const number = page && pageNumber(page);
		const canonical = singleCanonical(statedCanonicals);
		if (!page || !number || number < 2 || !canonical) return 'not_applicable';
		const difference = addressDifference(firstPage(page), canonical.address);
		if (difference === 'other' || difference === 'parameters') return;
		found.first({ number }, ...canonical.nodes);
	},
});
