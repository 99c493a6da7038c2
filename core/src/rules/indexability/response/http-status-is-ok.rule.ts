import { defineRule } from '../../../audit/rule.ts';
import { isPageStatus } from '../../../facts/is-page-status.ts';

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
		says: 'Google does not index pages that answer with a 4xx status and drops those it had; those that keep answering with 429 or 5xx are dropped too. A 204 response has no content to index, and the content of a redirect is not used.',
		checked: '2026-11-20',
	},
	reads: ['response'],
	title: 'The server returns the page',
	why: 'Search engines do not index the content of an error or a redirect, and drop a page that they knew before.',
	fix: 'Find out why the server returns this status and make it return 200. If the page is gone for good, the status is right: remove the links to the page or redirect it to its successor.',
	messages: {
		missing: 'The server says that the page does not exist (status {status})',
		refused: 'The server refuses the page (status {status})',
		broken: 'The server cannot deliver the page (status {status})',
		empty: 'The server says that the page has no content (status {status})',
		nowhere: 'The server redirects without saying where to (status {status})',
	},
	evaluate({ response: { status } }, found, { measure }) {
		if (status === null) return { notChecked: 'no_response' };
		measure({ status });
		if (isPageStatus(status)) return;
		if (status < 300) found.empty({ status });
		else if (status < 400) found.nowhere({ status });
		else if (status === 404 || status === 410) found.missing({ status });
		else if (status >= 500 || status === 429) found.broken({ status });
		else found.refused({ status });
	},
});
