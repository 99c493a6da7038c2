import { defineRule } from '../../../audit/rule.ts';

export const htmlIsCompressed = defineRule({
	name: 'html_is_compressed',
	group: 'indexability',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'information',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developer.chrome.com/docs/performance/insights/document-latency',
		says: 'HTML that is sent with compression arrives sooner.',
		checked: '2026-11-20',
	},
	reads: ['response', 'rawHtml'],
	title: 'The server compresses the HTML',
	why: 'Compressed HTML is a quarter or a fifth of the size, which people on slow connections notice.',
	fix: 'Switch on Brotli or gzip for HTML on the server or in the CDN in front of it. If this HTML was fetched by a program that does not ask for compression, nothing is wrong.',
	messages: { plain: 'The HTML was sent without compression ({kilobytes} kB)' },
	evaluate({ rawHtml: { bytes }, response: { headers } }, found) {
		const sent = new Map(headers ?? []);
		// Without a content type the list of headers is incomplete.
		if (!sent.has('content-type')) return { notChecked: 'no_response' };
		if (bytes < worthwhileBytes || sent.has('content-encoding')) return;
		found.plain({ kilobytes: Math.round(bytes / 1000) });
	},
});

const worthwhileBytes = 20_000;
