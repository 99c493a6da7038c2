import { pageAddress } from '../../../addresses/page-address.ts';
import { parseRefresh, refreshTarget } from '../../../addresses/parse-refresh.ts';
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
	mayRead: ['url', 'baseUrl', 'response'],
	title: 'The page has no meta refresh',
	why: 'Search engines treat a meta refresh to a different URL as a redirect and show that URL instead of the page. People lose the page, or their place in it, while they read.',
	fix: 'If the page has moved, redirect on the server with status 301. If not, remove the refresh, and link to the other page or let people reload.',
	messages: {
		at_once: 'The page redirects to “{address}” at once',
		later: 'The page redirects to “{address}” after {seconds} s',
		header: 'The server sends the header “Refresh: {value}”, which redirects like a meta refresh',
		followed: 'A refresh, and not a redirect by the server, leads here from “{from}”',
		reload: 'The page reloads itself after {seconds} s',
	},
	// Search engines keep the page; only its readers are disturbed.
	noteMessages: ['reload'],
	evaluate({ baseUrl, refreshMetas, response, url }, found) {
		const page = pageAddress(url ?? unknownPage);
		const base = baseUrl ?? unknownPage;
		if (!page) return;
		for (const { address, node, seconds } of refreshMetas) {
			const isRedirect = refreshTarget({ address, seconds }, page, base) !== null;
			if (isRedirect && seconds === 0) found.at_once({ address }, node);
			else if (isRedirect) found.later({ address, seconds }, node);
			else if (disturbs(seconds) && URL.canParse(address, base)) found.reload({ seconds }, node);
		}
		for (const [name, value] of response?.headers ?? []) {
			const refresh = name === 'refresh' ? parseRefresh(value) : null;
			if (refresh === null) continue;
			const { address, seconds } = refresh;
			if (refreshTarget(refresh, page, base) !== null) found.header({ value });
			else if (disturbs(seconds) && URL.canParse(address, base)) found.reload({ seconds });
		}
		for (const { status, url: from } of response?.redirects ?? []) {
			if (status >= 200 && status < 300) found.followed({ from });
		}
	},
});

/** Nobody reads a page for longer than the 20 hours of WCAG’s exception (success criterion 2.2.1). */
const disturbs = (seconds: number) => seconds > 0 && seconds <= 72_000;

const unknownPage = 'https://page.invalid/';
