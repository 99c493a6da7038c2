import { isUnpublished } from '../../addresses/local-host.ts';
import { pageAddress } from '../../addresses/page-address.ts';
import { defineRule } from '../../audit/rule.ts';

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
		says: 'What stands after # is not to decide what a page shows: Google Search does not support it in general. Scripts are to use the History API.',
		checked: '2026-11-21',
	},
	reads: ['url'],
	title: 'The page has an address without #',
	why: 'Search engines cut an address at the #. All pages of an application that are told apart only after it are one page for them.',
	fix: 'Let the router of the application use the History API (often called “history mode”), so that each page has a path of its own.',
	messages: { route: 'What the page shows is named only after the #: “{route}”' },
	evaluate({ url }, found) {
		const { hash = '' } = pageAddress(url) ?? {};
		if (isUnpublished(url)) return 'not_applicable';
		if (/^#!?\/./.test(hash) || /^#!./.test(hash)) found.route({ route: hash });
	},
});
