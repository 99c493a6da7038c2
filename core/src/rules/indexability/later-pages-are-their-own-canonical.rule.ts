import { addressDifference } from '../../addresses/address-spelling.ts';
import { pageAddress } from '../../addresses/page-address.ts';
import { defineRule } from '../../audit/rule.ts';
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
		says: 'The first page of a series is not to be the canonical page of the others; each gets its own canonical address.',
		checked: '2026-11-21',
	},
	reads: ['statedCanonicals', 'url'],
	title: 'Later pages of a list do not name the first as the original',
	why: 'Page 2 lists other things than page 1. If it names page 1 as the original, search engines may drop it, and with it the links to what it alone lists.',
	fix: 'Let the canonical link of each page of the list name that page.',
	messages: { first: 'Page {number} of a list names the first page as the original' },
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
