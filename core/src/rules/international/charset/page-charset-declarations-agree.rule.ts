import { defineRule } from '../../../audit/rule.ts';
import { encodingOf, headerCharset, metaEncoding } from './declared-charset.ts';

export const pageCharsetDeclarationsAgree = defineRule({
	name: 'page_charset_declarations_agree',
	group: 'international',
	risk: 'low',
	difficulty: 'average',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://html.spec.whatwg.org/multipage/semantics.html#charset',
		says: 'A declaration has to name the actual encoding of the page; where the header and the meta tag differ, the header counts.',
		checked: '2026-11-21',
	},
	reads: ['charsetMetas', 'wholePage'],
	mayRead: ['rawHtml', 'response'],
	title: 'The header and the page declare the same encoding',
	why: 'The header wins over the meta tag. If the page is actually written in the encoding of its meta tag, every letter beyond plain English comes out wrong.',
	fix: 'Configure the server to send the actual encoding of the page, or none at all; on Apache, look for AddDefaultCharset.',
	messages: {
		header: 'The server says “{header}”, the page says “{meta}”',
		metas: 'The page says “{meta}” in one place and “{other}” in another',
	},
	// The first one counts, and where it is wrong, the text is garbled and is reported as such.
	noteMessages: ['metas'],
	evaluate({ charsetMetas, rawHtml, response }, found) {
		// A byte order mark overrides both.
		if (rawHtml?.byteOrderMark) return 'not_applicable';
		const header = headerCharset(response);
		const [first, ...more] = charsetMetas;
		if (!first || (header === null && more.length === 0)) return 'not_applicable';
		const stated = metaEncoding(first);
		const sent = header === null ? null : encodingOf(header);
		if (header !== null && sent && stated && sent !== stated) {
			if (rawHtml === null) return { notChecked: 'raw_html_needed' };
			found.header({ header, meta: first.charset }, first.node);
			return;
		}
		const other = more.find((meta) => (metaEncoding(meta) ?? stated) !== stated);
		if (stated && other) {
			if (rawHtml === null) return { notChecked: 'raw_html_needed' };
			found.metas({ meta: first.charset, other: other.charset }, other.node, first.node);
		}
	},
});
