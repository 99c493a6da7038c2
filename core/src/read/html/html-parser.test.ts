import { describe, expect, it } from 'vitest';
import { atOnce } from '../../slices/steps.ts';
import { parseDocument, parseFragment } from './html-parser.ts';
import { HtmlElement, type HtmlRoot } from './html-tree.ts';

/** Each element in document order with the source its offset points at; null when it was implied. */
function starts(html: string, root: HtmlRoot): readonly (readonly [string, string | null])[] {
	const found: (readonly [string, string | null])[] = [];
	const visit = (children: readonly unknown[]) => {
		for (const node of children) {
			if (!(node instanceof HtmlElement)) continue;
			const { name, offset } = node;
			found.push([name, offset < 0 ? null : html.slice(offset, html.indexOf('>', offset) + 1)]);
			visit(node.children);
		}
	};
	visit(root.children);
	return found;
}

describe('the parser', () => {
	it.each([
		[
			'tags as they are written',
			'<P CLASS=a><br/>',
			[
				['p', '<P CLASS=a>'],
				['br', '<br/>'],
			],
		],
		[
			'an angle bracket in an attribute',
			'<a title="<b">x<i>',
			[
				['a', '<a title="<b">'],
				['i', '<i>'],
			],
		],
		[
			'formatting that goes on in the next block',
			'<p><b id=x>one<p>two',
			[
				['p', '<p>'],
				['b', '<b id=x>'],
				['p', '<p>'],
				['b', '<b id=x>'],
			],
		],
		[
			'formatting that ends inside a block',
			'<b id=x>one<p>two</b>three',
			[
				['b', '<b id=x>'],
				['p', '<p>'],
				['b', '<b id=x>'],
			],
		],
		[
			'elements that nobody wrote',
			'<table><td>x',
			[
				['table', '<table>'],
				['tbody', null],
				['tr', null],
				['td', '<td>'],
			],
		],
		[
			'what is moved out of a table',
			'<table><a href=x>y',
			[
				['a', '<a href=x>'],
				['table', '<table>'],
			],
		],
		[
			'a picture',
			'<svg><title>x</title><path/>',
			[
				['svg', '<svg>'],
				['title', '<title>'],
				['path', '<path/>'],
			],
		],
		['an image by its old name', '<image src=x>', [['img', '<image src=x>']]],
		[
			'characters beyond the first plane',
			'<p>🍞<b>',
			[
				['p', '<p>'],
				['b', '<b>'],
			],
		],
		[
			'line ends of every kind',
			'\r\n<p>\r<b>',
			[
				['p', '<p>'],
				['b', '<b>'],
			],
		],
	])('knows where elements begin: %s', (_name, html, expected) => {
		expect(starts(html, parseFragment(html).root)).toEqual(expected);
	});

	it('names the element that ended the head', () => {
		const html = '<!doctype html><head><title>x</title><div></div><meta name=robots>';
		expect(atOnce(parseDocument(html)).headEnd).toEqual({
			name: 'div',
			offset: html.indexOf('<div'),
		});
	});

	it('can pause every few hundred start tags', () => {
		const tags = 20_000;
		const rests = [...parseDocument('<b>'.repeat(tags))].length;
		expect(rests).toBeGreaterThanOrEqual(tags / 500);
	});
});
