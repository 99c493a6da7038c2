import { defineRule } from '../../../audit/rule.ts';
import { headerCharset } from './declared-charset.ts';

export const pageCharsetIsDeclared = defineRule({
	name: 'page_charset_is_declared',
	group: 'international',
	risk: 'low',
	difficulty: 'easy',
	impact: 3,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://html.spec.whatwg.org/multipage/semantics.html#charset',
		says: 'The encoding of a page has to be declared, in a header, a byte order mark or a meta element.',
		checked: '2026-11-21',
	},
	reads: ['charsetMetas', 'textBlocks', 'wholePage'],
	mayRead: ['response', 'rawHtml'],
	title: 'The page declares its encoding',
	why: 'Without a declaration every program guesses, and where the guess is wrong, accented letters and whole scripts turn into garbage, in results too.',
	fix: 'Put <meta charset="utf-8"> first in the head, or have the server send “Content-Type: text/html; charset=utf-8”.',
	messages: {
		missing: 'Neither the server nor the page declares the encoding',
	},
	evaluate({ charsetMetas, rawHtml, response, textBlocks }, found) {
		if (charsetMetas.length > 0 || headerCharset(response) !== null) return;
		if (rawHtml?.byteOrderMark) return;
		if (!response?.headers) return { notChecked: 'no_response' };
		if (rawHtml === null) return { notChecked: 'raw_html_needed' };
		// For ASCII every guess is right.
		if (textBlocks.some(({ text }) => /[^\0-\x7f]/.test(text))) found.missing();
	},
});
