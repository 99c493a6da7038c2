import { defineRule } from '../../../audit/rule.ts';

export const htmlIsWithin2mb = defineRule({
	name: 'html_is_within_2mb',
	group: 'indexability',
	risk: 'low',
	difficulty: 'average',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/googlebot',
		says: 'Googlebot reads the first 2 MB of an HTML file; the rest is not used.',
		checked: '2026-11-20',
	},
	reads: ['rawHtml'],
	title: 'Search engines read the page to its end',
	why: 'Google stops reading after 2 MB, so text and links that come later do not exist for it. Visitors wait for every megabyte.',
	fix: 'Move everything that is not text out of the HTML into separate files: inline images, styles, scripts and data for scripts.',
	messages: { large: 'The HTML is {megabytes} MB, and Google reads only the first 2 MB' },
	evaluate({ rawHtml: { bytes } }, found, { measure }) {
		measure({ bytes });
		if (bytes > mostBytes) found.large({ megabytes: (bytes / 1024 ** 2).toFixed(1) });
	},
});

const mostBytes = 2 * 1024 ** 2;
