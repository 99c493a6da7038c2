import { expect, it } from 'vitest';
import { auditHtml } from './audit-html.ts';

const page = (body: string, head = '') =>
	`<!doctype html><html lang="en"><head><title>Bread</title>${head}</head><body><main><h1>Bread</h1>${body}</main></body></html>`;

const everywhere = (run: string) =>
	page(
		`<h2>x${run}y</h2><p title="x${run}y">x${run}y<img src="/${run}.jpg" alt="x${run}y"><a href="/${run}?${run}">x${run}y</a></p><script type="application/ld+json">{"name":"x${run}y",${run}</script>`,
		`<title>x${run}y</title><meta name="description" content="x${run}y"><meta name="robots" content="x${run}y">`,
	);

interface Growing {
	readonly name: string;
	readonly parts: number;
	readonly html: (parts: number) => string;
}

const lists = {
	links: '<a href="/p?q=1#x">Page</a> ',
	'nested inline elements': '<b><i>',
	'JSON-LD': '<script type="application/ld+json">{"@type":"Thing"}</script>',
	headings: '<h2>Bread</h2>',
	titles: '<title>Bread</title>',
};
const marks = [' ', '\n', '(', '{', 'a', '&', '<', '7', '-', '.', '/', '"', '京'];

const pages: readonly Growing[] = [
	...Object.entries(lists).map(([name, part]) => ({
		name,
		parts: 200,
		html: (parts: number) => page(part.repeat(parts)),
	})),
	...marks.map((mark) => ({
		name: `a run of ${JSON.stringify(mark)}`,
		parts: 2000,
		html: (parts: number) => everywhere(mark.repeat(parts)),
	})),
];

const TIMES = 32;
/** A square would cost 1,024 times as much. */
const LIMIT = 400;

/** The best of some rounds, in milliseconds: what else the machine does only adds. */
function cost(html: string, rounds: number): number {
	const times = Array.from({ length: rounds }, () => {
		const start = performance.now();
		auditHtml(html, { geo: 'us', url: 'https://example.com/bread', keywords: ['bread'] });
		return performance.now() - start;
	});
	return Math.min(...times);
}

it.each(pages)(
	'costs about as many times as much as there is more of: $name',
	({ html, parts }) => {
		const small = Math.max(1, cost(html(parts), 5));
		expect(cost(html(parts * TIMES), 2)).toBeLessThan(small * LIMIT);
	},
);
