import { expect, it } from 'vitest';
import { auditHtml } from './audit-html.ts';

const page = (body: string, head = '') =>
	`<!doctype html><html lang="en"><head><title>Bread</title>${head}</head><body><main><h1>Bread</h1>${body}</main></body></html>`;

const everywhere = (run: string) =>
	page(
		`<h2>x${run}y</h2><p title="x${run}y">x${run}y<img src="/${run}.jpg" alt="x${run}y"><a href="/${run}?${run}">x${run}y</a></p><i style="x:${run};display:none${run}"></i><script type="application/ld+json">{"name":"x${run}y",${run}</script>`,
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
	placeholders: '<p>Lorem ipsum</p><p>undefined</p>',
	titles: '<title>Bread</title>',
};
const marks = [' ', '\n', '(', '{', 'a', '&', '<', '7', '-', '.', '/', '"', '“', '京'];

function differentWords(count: number): string {
	const words = Array.from({ length: count }, (_, at) => `bread${at.toString(36)}`).join(' ');
	const others = words.replaceAll('bread', 'cake');
	return `<!doctype html><html lang="en"><head><title>${words}</title><meta name="description" content="${words}"></head><body><main><h1>${others}</h1><img src="/a.jpg" alt="${words}"></main></body></html>`;
}

const headingsUnderLongTitle = (count: number) =>
	`<!doctype html><html lang="en"><head><title>${'bread '.repeat(count)}</title></head><body><main>${'<h1>Cake</h1>'.repeat(count)}</main></body></html>`;

function linksBelowLongBase(count: number): string {
	const links = Array.from({ length: count }, (_, at) => `<a href="rye-${at}">Rye</a> `);
	return page(links.join(''), `<base href="/${'bread/'.repeat(count)}">`);
}

const pages: readonly Growing[] = [
	{ name: 'different words', parts: 300, html: differentWords },
	{ name: 'headings under a long title', parts: 100, html: headingsUnderLongTitle },
	{ name: 'links below a long base', parts: 300, html: linksBelowLongBase },
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

/** Eight times the amount costs eight times as much, or 64 times if the cost is quadratic. */
const [fewPieces, manyPieces, limit] = [4, 32, 10];
/** The best of several rounds counts, because garbage collection and other work only add time. */
const mostRounds = 8;
/** Some machines report thread time in steps of four milliseconds. */
const measuredMicroseconds = 30_000;

/** Measuring takes long on a busy machine. */
const timeoutMs = 180_000;

/** CPU time of this thread for one audit in microseconds, independent of other load on the machine. */
function cost(html: string): number {
	const before = process.threadCpuUsage();
	for (let audits = 1; ; audits++) {
		auditHtml(html, { geo: 'us', url: 'https://example.com/bread', keywords: ['bread'] });
		const { user, system } = process.threadCpuUsage(before);
		if (user + system >= measuredMicroseconds) return (user + system) / audits;
	}
}

it.each(pages)(
	'cost grows linearly with the amount of: $name',
	({ html, parts }) => {
		const [few, many] = [html(parts * fewPieces), html(parts * manyPieces)];
		cost(few);
		let ratio = Number.POSITIVE_INFINITY;
		for (let round = 0; round < mostRounds && ratio >= limit; round++) {
			ratio = Math.min(ratio, cost(many) / cost(few));
		}
		expect(ratio).toBeLessThan(limit);
	},
	timeoutMs,
);
