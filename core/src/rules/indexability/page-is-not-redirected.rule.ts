import { defineRule } from '../../audit/rule.ts';

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
		says: 'Redirects lead people and Google from one address to another. Crawlers follow a limited number of them in a row.',
		checked: '2026-11-20',
	},
	reads: ['response'],
	title: 'One redirect at most leads to the page',
	why: 'Every further redirect costs visitors a wait, most of all on phones, and each is one more that can break.',
	fix: 'Let each old address redirect straight to the last one, and let links name that one from the start.',
	messages: { chain: '{count} redirects lead from “{first}” to the page' },
	evaluate({ response: { redirects } }, found, { measure }) {
		if (redirects === undefined) return { notChecked: 'no_response' };
		const count = redirects.length;
		measure({ count });
		const [first, second] = redirects;
		if (first && second) found.chain({ count, first: first.url });
	},
});
