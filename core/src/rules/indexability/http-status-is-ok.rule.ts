import { defineRule } from '../../audit/rule.ts';
import { bringsPage } from '../../facts/brings-page.ts';

export const httpStatusIsOk = defineRule({
	name: 'http_status_is_ok',
	group: 'indexability',
	risk: 'high',
	difficulty: 'average',
	impact: 5,
	class: 'engine',
	severity: 'blocker',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
		says: 'Google does not index pages that answer with a 4xx status and drops those it had; pages that keep answering with 429 or 5xx are dropped too. After 204 there is no content to index, and what comes with a redirect is not used.',
		checked: '2026-11-20',
	},
	reads: ['response'],
	title: 'The server answers with the page',
	why: 'Search engines do not index what comes with an error status or a redirect, and drop a page that they knew before.',
	fix: 'Find out why the server answers with this status and let it answer with 200. If the page is gone for good, that is right: remove the links to it or redirect it to its successor.',
	messages: {
		missing: 'The server says that there is no such page (status {status})',
		refused: 'The server refuses the page (status {status})',
		broken: 'The server cannot deliver the page (status {status})',
		empty: 'The server says that the page has no content (status {status})',
		nowhere: 'The server redirects and does not say where to (status {status})',
	},
	evaluate({ response: { status } }, found, { measure }) {
		if (status === null) return { notChecked: 'no_response' };
		measure({ status });
		if (bringsPage(status)) return;
		if (status < 300) found.empty({ status });
		else if (status < 400) found.nowhere({ status });
		else if (status === 404 || status === 410) found.missing({ status });
		else if (status >= 500 || status === 429) found.broken({ status });
		else found.refused({ status });
	},
});
