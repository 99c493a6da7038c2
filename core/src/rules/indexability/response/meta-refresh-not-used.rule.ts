import { addressDifference } from '../../../addresses/address-spelling.ts';
import { pageAddress } from '../../../addresses/page-address.ts';
import { defineRule } from '../../../audit/rule.ts';

export const metaRefreshNotUsed = defineRule({
	name: 'meta_refresh_not_used',
	group: 'indexability',
	risk: 'low',
	difficulty: 'average',
	impact: 3,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
		says: 'A meta refresh counts as a redirect, permanent when it is instant and temporary when it is delayed, but search engines are most likely to understand redirects by the server.',
		checked: '2026-11-20',
	},
	reads: ['refreshMetas'],
	mayRead: ['url', 'baseUrl'],
	title: 'The page has no meta refresh to another URL',
	why: 'Search engines treat a meta refresh as a redirect and show the other URL instead of the page. People lose the page while they read, and the back button brings them here again.',
	fix: 'If the page has moved, redirect on the server with status 301. If not, remove the refresh and link to the other page.',
	messages: {
		at_once: 'The page redirects to “{address}” at once',
		later: 'The page redirects to “{address}” after {seconds} s',
	},
	evaluate({ baseUrl, refreshMetas, url }, found) {
		const page = pageAddress(url ?? unknownPage);
		for (const { address, node, seconds } of refreshMetas) {
			const target = address ? URL.parse(address, baseUrl ?? unknownPage) : null;
			// Reloading the same page is not a redirect.
			if (!target || !page || addressDifference(target, page) === 'none') continue;
			if (seconds === 0) found.at_once({ address }, node);
			else found.later({ address, seconds }, node);
		}
	},
});

const unknownPage = 'https://page.invalid/';
