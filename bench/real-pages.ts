import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { auditHtml } from '@plumbline/core';
import { load } from 'cheerio';
import { HtmlValidate } from 'html-validate';
import { parseDocument } from 'htmlparser2';
import { parseHTML } from 'linkedom';
import { parse } from 'parse5';
import { atMost, type Figure } from './figures/figure.ts';
import { withResults } from './results-text.ts';

/**
 * Audits saved pages beside parsers and html-validate. `npm run bench` leaves it out, because the
 * project ships no pages of others.
 *
 *   real-pages.ts FOLDER [--save]   the HTML files below the folder, into RESULTS.md if asked
 */
const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: { save: { type: 'boolean' } },
});
const [folder] = positionals;
if (folder === undefined) {
	console.error('Name a folder of saved pages: real-pages.ts FOLDER [--save]');
	process.exit(1);
}

interface Size {
	readonly name: string;
	/** In bytes. */
	readonly below: number;
	/** Times of parse5 that an audit may take. */
	readonly aims: { readonly warm: number; readonly cold: number };
}

const sizes: readonly Size[] = [
	{ name: 'below 30 kB', below: 30_000, aims: { warm: 1.6, cold: 2.4 } },
	{ name: '30 to 100 kB', below: 100_000, aims: { warm: 1.3, cold: 1.7 } },
	{ name: '100 to 600 kB', below: 600_000, aims: { warm: 0.9, cold: 1.2 } },
];
const mostOfASize = 40;
const validator = new HtmlValidate({ extends: ['html-validate:recommended'] });
const geo = 'us';
const url = 'https://example.com/page';
const sides = {
	parse5: (html: string) => parse(html, { scriptingEnabled: true }),
	audit: (html: string) => auditHtml(html, { geo, url }),
	'audit with a keyword': (html: string) => auditHtml(html, { geo, url, keywords: ['best price'] }),
	'htmlparser2 (a tree)': (html: string) => parseDocument(html),
	'cheerio (a tree)': (html: string) => load(html),
	'linkedom (a tree)': (html: string) => parseHTML(html),
};
const parserAndValidator = {
	parse5: sides.parse5,
	'html-validate, recommended': (html: string) => validator.validateStringSync(html),
};
/** As a command sees a page, and as a server does. The fastest round counts. */
const temperatures = {
	cold: { untimed: 1, timed: 7, all: sides },
	warm: { untimed: 25, timed: 11, all: sides },
	// It takes a second for a page.
	once: { untimed: 0, timed: 2, all: parserAndValidator },
};

const pages = sizes.map((size, at) => ({
	size,
	pages: spread(readPages(folder, sizes[at - 1]?.below ?? 0, size.below)),
}));
const figures = (['cold', 'warm', 'once'] as const).flatMap((temperature) =>
	pages.flatMap((group) => figuresOf(temperature, group)),
);
for (const { aim, holds, measured, name } of figures) {
	console.log(`${holds ? '✓' : '✗'} ${name.padEnd(60)} ${measured.padEnd(24)} ${aim}`);
}
if (values.save) {
	const results = new URL('RESULTS.md', import.meta.url);
	const group = {
		title: 'Audits of real pages',
		method: `\`npm run ts -- bench/real-pages.ts FOLDER\`: saved pages, at most ${mostOfASize} of a size, each side in turns on each page in one process; the sum of the fastest rounds against that of parse5. Cold is the best of ${temperatures.cold.timed} after one round, as a command sees a page; warm the best of ${temperatures.warm.timed} after ${temperatures.warm.untimed}, as a server does.`,
		figures,
	};
	writeFileSync(results, withResults(readFileSync(results, 'utf8'), [group]));
}

function readPages(root: string, from: number, below: number): readonly string[] {
	return readdirSync(root, { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith('.html'))
		.toSorted()
		.map((name) => readFileSync(join(root, name)))
		.filter(({ byteLength }) => byteLength >= from && byteLength < below)
		.map(String);
}

/** Pages of all folders, without chance. */
function spread(all: readonly string[]): readonly string[] {
	const step = Math.max(1, all.length / mostOfASize);
	return Array.from(
		{ length: Math.min(mostOfASize, all.length) },
		(_, at) => all[Math.floor(at * step)] ?? '',
	);
}

function figuresOf(
	temperature: keyof typeof temperatures,
	{ pages, size }: { readonly size: Size; readonly pages: readonly string[] },
): readonly Figure[] {
	const { all, timed, untimed } = temperatures[temperature];
	const sums = Object.fromEntries(Object.keys(all).map((name) => [name, 0]));
	for (const html of pages) {
		const best: Record<string, number> = {};
		for (let round = -untimed; round < timed; round++) {
			for (const [name, run] of Object.entries(all)) {
				const startMs = performance.now();
				run(html);
				const ms = performance.now() - startMs;
				if (round >= 0) best[name] = Math.min(best[name] ?? Number.POSITIVE_INFINITY, ms);
			}
		}
		for (const [name, ms] of Object.entries(best)) sums[name] = (sums[name] ?? 0) + ms;
	}
	const parserMs = sums.parse5 ?? 1;
	const aims = { ...size.aims, once: null };
	return Object.entries(sums)
		.filter(([name]) => name !== 'parse5')
		.map(([name, ms]) => ({
			name: `${temperature}, ${pages.length} pages ${size.name}: ${name}`,
			measured: `${(ms / parserMs).toFixed(2)}× (${(ms / pages.length).toFixed(1)} ms)`,
			...atMost(ms / parserMs, name === 'audit' ? aims[temperature] : null),
		}));
}
