import { defineRule } from '../../../audit/rule.ts';
import { encodingOf, headerCharset, metaEncoding } from './declared-charset.ts';

export const pageCharsetIsUtf8 = defineRule({
	name: 'page_charset_is_utf_8',
	group: 'international',
	risk: 'moderate',
	difficulty: 'average',
	impact: 1,
	class: 'convention',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://html.spec.whatwg.org/multipage/semantics.html#charset',
		says: 'Documents have to be written in UTF-8; other encodings are supported only for old pages.',
		checked: '2026-11-21',
	},
	reads: ['charsetMetas', 'wholePage'],
	mayRead: ['rawHtml', 'response'],
	title: 'The page is written in UTF-8',
	why: 'Older encodings lack letters, symbols and whole scripts, and other programs misread what forms and links on such pages send. Search engines can still read such pages.',
	fix: 'When you next rework the site, switch it to UTF-8 and declare that encoding.',
	messages: { legacy: 'The page is written in the older encoding “{charset}”' },
	evaluate({ charsetMetas, rawHtml, response }, found) {
		// A byte order mark overrides any declaration.
		if (rawHtml?.byteOrderMark) return;
		const header = headerCharset(response);
		const [first] = charsetMetas;
		const encoding = header === null ? first && metaEncoding(first) : encodingOf(header);
		if (encoding === 'utf-8') return;
		if (rawHtml === null) return { notChecked: 'raw_html_needed' };
		if (header === null && !first) return 'not_applicable';
		if (!encoding) return;
		const nodes = header === null && first ? [first.node] : [];
		found.legacy({ charset: header ?? first?.charset ?? encoding }, ...nodes);
	},
});
