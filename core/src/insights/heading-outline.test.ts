import { expect, it } from 'vitest';
import { factsOfHtml } from '../facts/facts-of-html.fixtures.ts';
import { headingOutline, type OutlineEntry } from './heading-outline.ts';

type Drawn = readonly [label: string, children: readonly unknown[]];
const drawn = ({ children, heading }: OutlineEntry): Drawn => [heading.label, children.map(drawn)];
const outline = (html: string) =>
	headingOutline(factsOfHtml(html).get('headings') ?? []).map(drawn);

it('puts each heading below the one it belongs to', () => {
	const html = '<h2>Menu</h2><h1>Bread</h1><h2>Rye</h2><h4>Dark</h4><h3>Light</h3><h2>Wheat</h2>';
	expect(outline(html)).toEqual([
		['Menu', []],
		[
			'Bread',
			[
				[
					'Rye',
					[
						['Dark', []],
						['Light', []],
					],
				],
				['Wheat', []],
			],
		],
	]);
});

it('is never deeper than people can follow', () => {
	const html = Array.from(
		{ length: 3000 },
		(_, index) => `<p role="heading" aria-level="${index + 1}">x</p>`,
	);
	const depth = ({ children }: OutlineEntry): number => 1 + Math.max(0, ...children.map(depth));
	const entries = headingOutline(factsOfHtml(html.join('')).get('headings') ?? []);
	expect(Math.max(...entries.map(depth))).toBe(9);
});
