import { Parser } from 'parse5';
import { describe, expect, it } from 'vitest';
import { allFixtures } from '../../rules/all-fixtures.ts';
import { fixtureHtml } from '../../rules/ordinary-page.ts';
import { atOnce } from '../../slices/steps.ts';
import { collectHtml } from './from-html.ts';
import { type ParsedHtml, parseDocument, parseFragment } from './html-parser.ts';
import {
	HtmlElement,
	type HtmlNode,
	type HtmlRoot,
	HtmlText,
	htmlTreeAdapter,
} from './html-tree.ts';
import { createHtmlLocator } from './locate-in-html.ts';
import { OffsetParser } from './offset-parser.ts';
import { canReadRuns, RunParser } from './run-parser.ts';

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

/** Mixes pieces in the same way every time (a linear congruence, which mixes them well enough). */
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

/** The offset of every element in document order. */
const offsetsIn = ({ children }: { readonly children: readonly HtmlNode[] }): readonly number[] =>
	children.flatMap((node) =>
		node instanceof HtmlElement
			? [node.offset, ...offsetsIn(node), ...offsetsIn(node.content ?? { children: [] })]
			: [],
	);

/** Everything the audit takes from a parsed text: the tree, offsets, head end, facts and places. */
function readingOf(html: string, parsed: ParsedHtml) {
	const { headEnd, repeatedTags, root } = parsed;
	const tree = outline(root);
	const offsets = offsetsIn(root);
	const locate = createHtmlLocator(html, root);
	const places = offsets.filter((offset) => offset >= 0).map((offset) => locate(offset));
	return { collected: atOnce(collectHtml(parsed)), headEnd, offsets, places, repeatedTags, tree };
}

/** As text, which is compared much faster than an object. */
const readingsOf = (html: string, ParserClass: typeof OffsetParser): string =>
	JSON.stringify({
		document: readingOf(html, atOnce(parseDocument(html, ParserClass))),
		fragment: readingOf(html, parseFragment(html, ParserClass)),
	});

const awkwardDocuments = [
	'',
	'text alone',
	'<!doctype html><title>x</title>\n text <p>y',
	'<!doctype html><head><title>x</title></p></br><meta name=robots>',
	'<html><head><div>Ad</div><meta name="robots" content="noindex"></head><body><h1>x</h1>',
	'<html lang=en><head></head><head><body class=a><body id=b><html dir=ltr>',
	'<head><noscript><img src="data:,x"></noscript><link rel=canonical href="/x"></head>x',
	'<table><form><tr><td><input type=image></form>moved<a href=/x>y<table>z',
	'<p><b><i>one</b> two<p>three<a href=/a>four<a href=/b>five',
	'<svg><foreignObject><h2>x</h2></foreignObject><body></svg><math><mi>y</mi></math>',
	'<frameset><frame></frameset><noframes><h1>x</h1></noframes>',
	'<pre>\r\none\r\ntwo\r</pre><p>\u{1f35e}<b title="\0">\0x',
	// Longer than one step, and than the 64 kB that parse5 keeps of a text.
	`<p>${'<i class="a">one &amp; two\r\n\u{1f35e}</i><br>'.repeat(2000)}<template><u>x`,
];

describe('the two parsers', () => {
	it('read every fixture of every rule alike', async () => {
		for (const { bad, good, path, unjudged } of await allFixtures()) {
			for (const [name, fixture] of Object.entries({ ...good, ...bad, ...unjudged })) {
				const html = fixtureHtml(fixture);
				const reading = readingsOf(html, RunParser);
				expect(reading, `${path}: ${name}`).toBe(readingsOf(html, OffsetParser));
			}
		}
	});

	it('read awkward documents alike', () => {
		const mixed = Array.from({ length: 1000 }, (_, index) => mixedPieces(index + 1));
		for (const html of [...awkwardDocuments, ...mixed]) {
			const reading = readingsOf(html, RunParser);
			expect(reading, html.slice(0, 200)).toBe(readingsOf(html, OffsetParser));
		}
	});

	it('both pause at least every few hundred start tags', () => {
		for (const ParserClass of [OffsetParser, RunParser]) {
			const rests = [...parseDocument('<br>'.repeat(20_000), ParserClass)].length;
			expect(rests).toBeGreaterThanOrEqual(40);
		}
	});
});

describe('the choice between the parsers', () => {
	it('prefers the faster parser with the pinned parse5', () => {
		expect(canReadRuns(new OffsetParser(options))).toBe(true);
	});

	it.each(['_extendRun', '_flushRun', '_stateData', 'prepareToken'])(
		'uses the public parser if the tokenizer has no %s',
		(name) => {
			const parser = new OffsetParser(options);
			Object.defineProperty(parser.tokenizer, name, { value: undefined });
			expect(canReadRuns(parser)).toBe(false);
		},
	);

	it('uses the public parser if the preprocessor has no position', () => {
		const parser = new OffsetParser(options);
		Reflect.deleteProperty(parser.tokenizer.preprocessor, 'pos');
		expect(canReadRuns(parser)).toBe(false);
	});
});
