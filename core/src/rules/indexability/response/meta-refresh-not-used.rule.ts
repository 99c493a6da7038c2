import { addressDifference } from '../../../addresses/address-spelling.ts';
import { pageAddress } from '../../../addresses/page-address.ts';
import { defineRule } from '../../../audit/rule.ts';

export const metaRefreshNotUsed = defineRule({
	name: 'meta_refresh_not_used',
	group: 'indexability',
	risk: 'low',
	difficulty: 'average',
	impact: 5,
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
	title: 'The page has no meta refresh',
	why: 'Search engines treat a meta refresh to a different URL as a redirect and show that URL instead of the page. People lose the page, or their place in it, while they read.',
	fix: 'If the page has moved, redirect on the server with status 301. If not, remove the refresh, and link to the other page or let people reload.',
	messages: {
		at_once: 'The page redirects to “{address}” at once',
		later: 'The page redirects to “{address}” after {seconds} s',
		reload: 'The page reloads itself after {seconds} s',
	},
	// Search engines keep the page; only its readers are disturbed.
	noteMessages: ['reload'],
	evaluate({ baseUrl, refreshMetas, url }, found) {
		const page = pageAddress(url ?? unknownPage);
		for (const { address, node, seconds } of refreshMetas) {
			const target = URL.parse(address, baseUrl ?? unknownPage);
			if (!target || !page) continue;
			// Reloading the same page is not a redirect.
			const isReload = address === '' || addressDifference(target, page) === 'none';
			if (isReload) {
				if (disturbs(seconds)) found.reload({ seconds }, node);
			} else if (seconds === 0) found.at_once({ address }, node);
			else found.later({ address, seconds }, node);
		}
	},
});

/** Nobody reads a page for longer than the 20 hours of WCAG’s exception (success criterion 2.2.1). */
const disturbs = (seconds: number) => seconds > 0 && seconds <= 72_000;

const unknownPage = 'https://page.invalid/';
