import { Parser } from 'parse5';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../../slices/steps.ts';
import { parseDocument, parseFragment } from './html-parser.ts';
import {
	HtmlElement,
	type HtmlNode,
	type HtmlRoot,
	HtmlText,
	htmlTreeAdapter,
} from './html-tree.ts';

const options = { treeAdapter: htmlTreeAdapter, scriptingEnabled: true };

/** Everything the audit reads from a tree, as text. */
function outline({ children }: { readonly children: readonly HtmlNode[] }): string {
	const nodes = children.map((node) => {
		if (node instanceof HtmlText) return JSON.stringify(node.value);
		if (!(node instanceof HtmlElement)) return JSON.stringify(['comment', node.value]);
		const attributes = node.attributes.map(({ name, value }) => `${name}=${JSON.stringify(value)}`);
		return `<${[node.name, node.namespace.slice(-4), ...attributes].join(' ')}>${outline(node)}${outline(node.content ?? { children: [] })}</>`;
	});
	return nodes.join('');
}

const plainDocument = (html: string): HtmlRoot => Parser.parse(html, options);

function plainFragment(html: string): HtmlRoot {
	const parser = Parser.getFragmentParser(null, options);
	parser.tokenizer.write(html, true);
	return parser.getFragment();
}

const pieces = [
	...[
		'<p>',
		'</p>',
		'<b class="a b&amp;c" ID=x>',
		'<i dataFor="x" datafor=y aB>',
		'<bUtton>',
		'<svg><foreignObject>',
		'</b>',
		'<pre>\n',
		'<pre>\r\n',
		'</pre>',
		'<br/>',
	],
	...[
		'<script>',
		'</script>',
		'<!--',
		'-->',
		'--!>',
		'<script><!--<script>',
		'</scrip',
		'</SCRIPT >',
	],
	...['<title>', '</title>', '<textarea>\n', '</textarea>', '<style>', '</style>', '<plaintext>'],
	...['<table>', '<tr>', '<td>', '</td>', '</table>', '<caption>', '<select><option>', '</select>'],
	...[
		'<svg>',
		'<title>',
		'<![CDATA[ a ]] ]]>',
		'</svg>',
		'<math><mi>',
		'</math>',
		'<template>',
		'</template>',
	],
	...[
		'<head>',
		'</head>',
		'<body>',
		'</body>',
		'</html>',
		'<frameset>',
		'<noscript>',
		'</noscript>',
	],
	...[
		'one two',
		' ',
		'  \t',
		'\n',
		'\r',
		'\r\n',
		'\f',
		'\0',
		'é—漢字',
		'😀',
		'\ud800',
		'\u0001',
		'\u00a0',
	],
	...[
		'&',
		'&amp;',
		'&ampx',
		'&notit;',
		'&#65;',
		'&#x;',
		'<',
		'</',
		'<1',
		'</>',
		'<?x>',
		'<!x>',
		'"',
		"'",
	],
	...[
		'<a href=x y="1\r\n2" z=\'&lt="\' data-UPPER-x1 q=a&b=c"d>',
		'<a\r\nb\0c=d\0e /f>',
		'</a g="h">',
		'=',
		'>',
		'`',
	],
	...[
		'<a href="/x?a=1" title=\'two "words"\' class=plain hidden>',
		'<img src="/a.jpg" alt="" width=10/>',
		'<input disabled checked />',
		'<a b="x"c>',
		'<a b="x&amp;y" c>',
		'<a b="😀" b="2">',
		'<a xlink:href="#x" =c>',
		'<svg viewbox="0 0 1 1"><font color="red">',
		'</p >',
		'</p\n/>',
		'<a b=>',
		'<a b = "c" d>',
		'<abbr-x title = "long value with - dashes, = signs and `ticks`">',
		'<a b b=2 c>',
		'<x',
		'<x y',
		'<x y="',
	],
];

/** The same numbers every time (a linear congruence, which mixes the pieces well enough). */
function mixedPieces(seed: number): string {
	let state = seed * 2_654_435_761;
	let html = '';
	for (let count = 0; count < 1 + (seed % 14); count++) {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		html += pieces[(state >>> 8) % pieces.length];
	}
	return html;
}

describe('skipping runs of plain characters', () => {
	it('builds the same tree as parse5 for any text', () => {
		for (let seed = 1; seed <= 4000; seed++) {
			const html = mixedPieces(seed);
			expect(outline(atOnce(parseDocument(html)).root), html).toBe(outline(plainDocument(html)));
			expect(outline(parseFragment(html).root), html).toBe(outline(plainFragment(html)));
		}
	});

	it('builds the same tree for a text of any length', () => {
		const html = '<p class="a">one &amp; two\r\n<b ID=x>😀 漢字</b></p>\0<br/>\n'.repeat(9000);
		expect(outline(atOnce(parseDocument(html)).root)).toBe(outline(plainDocument(html)));
	});
});
