import { defineRule } from '../../../audit/rule.ts';

export const pageIsNotRedirected = defineRule({
	name: 'page_is_not_redirected',
	group: 'indexability',
	risk: 'moderate',
	difficulty: 'average',
	impact: 2,
	class: 'convention',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
		says: 'Redirects lead people and Google from one URL to another. Crawlers follow a limited number of them in a row.',
		checked: '2026-11-20',
	},
	reads: ['response'],
	title: 'At most one redirect leads to the page',
	why: 'Every additional redirect makes visitors wait, above all on phones, and is one more that can break.',
	fix: 'Redirect each old URL straight to the final one, and link directly to the final URL.',
	messages: { chain: '{count} redirects lead from “{first}” to the page' },
	evaluate({ response: { redirects } }, found, { measure }) {
		if (redirects === undefined) return { notChecked: 'no_response' };
		const count = redirects.length;
		measure({ count });
		const [first, second] = redirects;
		if (first && second) found.chain({ count, first: first.url });
	},
});
