import { isUnpublished } from '../../../addresses/local-host.ts';
import { pageAddress } from '../../../addresses/page-address.ts';
import { defineRule } from '../../../audit/rule.ts';

export const urlHasNoHashRouting = defineRule({
	name: 'url_has_no_hash_routing',
	group: 'indexability',
	risk: 'moderate',
	difficulty: 'hard',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
		says: 'The part of a URL after # should not decide what a page shows: Google Search generally does not support it. Scripts should use the History API.',
		checked: '2026-11-21',
	},
	reads: ['url'],
	title: 'The page has a URL without #',
	why: 'Search engines cut a URL at the #. Pages of an application that differ only after the # are one page for them.',
	fix: 'Configure the router of the application to use the History API (often called “history mode”), so that each page has a path of its own.',
	messages: { route: 'Only the part of the URL after # says what the page shows: “{route}”' },
	evaluate({ url }, found) {
		const { hash = '' } = pageAddress(url) ?? {};
		if (isUnpublished(url)) return 'not_applicable';
		if (/^#!?\/./.test(hash) || /^#!./.test(hash)) found.route({ route: hash });
	},
});
