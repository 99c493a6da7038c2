import { defineRule } from '../../../audit/rule.ts';
import { headerCharset } from './declared-charset.ts';

/** Browsers search this many bytes for the declaration before they start parsing. */
const searchedBytes = 1024;

export const pageCharsetIsDeclaredEarly = defineRule({
	name: 'page_charset_is_declared_early',
	group: 'international',
	risk: 'low',
	difficulty: 'easy',
	impact: 1,
	class: 'convention',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developer.chrome.com/docs/performance/insights/charset',
		says: 'A declaration after the first 1024 bytes costs time: if the browser’s guess was wrong, it reads the page again. A header works just as well.',
		checked: '2026-11-21',
	},
	reads: ['charsetMetas', 'rawHtml'],
	mayRead: ['response'],
	title: 'The encoding of the page is declared early',
	why: 'A browser that finds the declaration too late has started with a guess and reads the page a second time; simpler programs keep the guess.',
	fix: 'Put <meta charset="utf-8"> first in the head, before scripts and styles.',
	messages: { late: 'The encoding “{charset}” is declared after the first 1024 bytes of the page' },
	evaluate({ charsetMetas: [first], rawHtml, response }, found) {
		if (!first || headerCharset(response) !== null) return 'not_applicable';
		if (rawHtml.byteOrderMark) return 'not_applicable';
		if (rawHtml.charsetEnd === null || rawHtml.charsetEnd <= searchedBytes) return;
		// A header may have declared it first.
		if (!response?.headers) return { notChecked: 'no_response' };
		found.late({ charset: first.charset }, first.node);
	},
});
