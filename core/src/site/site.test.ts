import { describe, expect, it } from 'vitest';
import { type AuditHtmlOptions, factsOfHtml } from '../run/audit-html.ts';
import type { PackedPage, SummarizedPage } from './packed-page.ts';
import { createSite, type Surroundings } from './site.ts';
import { summarizePage } from './summarize-page.ts';

const origin = 'https://example.com';
const wholeSite: Surroundings = { isSample: false, isWhole: true, sitemaps: null };

interface Given {
	readonly title?: string;
	readonly head?: string;
	readonly body?: string;
	readonly status?: number;
	/** The requested path, if it redirects here. */
	readonly from?: string;
}

function pageAt(path: string, { title, head = '', body = '', status = 200, from }: Given = {}) {
	const url = origin + path;
	const options: AuditHtmlOptions = {
		geo: 'us',
		url,
		scope: 'document',
		response: {
			status,
			headers: [],
			redirects: from ? [{ url: origin + from, status: 301, location: url }] : [],
		},
	};
	const html = `<!doctype html><html lang="en"><title>${title ?? path}</title>${head}<body>${body}`;
	const page = summarizePage(factsOfHtml(html, options), options);
	if (!page) throw new Error(`No summary of ${path}`);
	return page;
}

function siteOf(...pages: readonly SummarizedPage[]) {
	const site = createSite();
	const kept = new Map(
		pages.map((page): [string, PackedPage] => [page.summary.url, site.add(page)]),
	);
	return {
		site,
		factsOf(path: string, surroundings = wholeSite) {
			const page = kept.get(origin + path);
			if (!page) throw new Error(`No page ${path}`);
			return site.factsOf(page, surroundings);
		},
		kept,
	};
}

const linksTo = (...paths: readonly string[]) =>
	paths.map((path) => `<a href="${path}">${path}</a>`).join('\n');

describe('pages with the same title', () => {
	const twins = (path: string, ...pages: readonly SummarizedPage[]) =>
		siteOf(...pages).factsOf(path).sameTitle;

	it('are all counted, however many, and so are pages with the same text', () => {
		const body = `<main><p>${'Rye bread of flour, water, salt and time from our own oven. '.repeat(30)}`;
		const { places, summary } = pageAt('/0', { title: 'Rye', body });
		const { factsOf } = siteOf(
			...Array.from({ length: 5000 }, (_, index) => {
				const versions = [(index + 1) % 5000, (index + 2) % 5000];
				const alternates = versions.map((other) => ({ address: `${origin}/${other}`, node: null }));
				return { places, summary: { ...summary, url: `${origin}/${index}`, alternates } };
			}),
		);
		// Without the page itself, the two versions that it names, and the two that name it.
		const twins = { count: 4995, example: `${origin}/0` };
		expect(factsOf('/4000')).toMatchObject({ sameTitle: twins, sameText: twins });
	});

	it('are counted without the page itself, ignoring case and spaces', () => {
		const found = twins(
			'/a',
			pageAt('/a', { title: 'Bread' }),
			pageAt('/b', { title: ' BREAD ' }),
			pageAt('/c', { title: 'Rolls' }),
		);
		expect(found).toMatchObject({ count: 1, example: `${origin}/b` });
	});

	it.each([
		[
			'a copy that names the original',
			pageAt('/b', { title: 'Bread', head: '<link rel="canonical" href="/a">' }),
		],
		[
			'a page that is not to be indexed',
			pageAt('/b', { title: 'Bread', head: '<meta name="robots" content="noindex">' }),
		],
		['a later part of a list', pageAt('/b?page=2', { title: 'Bread' })],
		['an error', pageAt('/b', { title: 'Bread', status: 404 })],
		['the same page at the end of a redirect', pageAt('/a', { title: 'Bread', from: '/old' })],
		[
			'a version for another country',
			pageAt('/b', {
				title: 'Bread',
				head: '<link rel="alternate" hreflang="en-gb" href="https://example.com/a">',
			}),
		],
		['the same page escaped in another way', pageAt('/%61', { title: 'Bread' })],
	])('do not count %s', (_what, other) => {
		expect(twins('/a', pageAt('/a', { title: 'Bread' }), other)).toMatchObject({
			count: 0,
			example: '',
		});
	});

	it('cannot be ruled out if only a sample of pages was read', () => {
		const sample = { ...wholeSite, isSample: true };
		const { factsOf } = siteOf(pageAt('/a'), pageAt('/b'));
		expect(factsOf('/a', sample).sameTitle).toBeNull();
	});
});

describe('URLs that a page names', () => {
	it('are known if they were read, by the URL as written', () => {
		const { factsOf } = siteOf(
			pageAt('/', { body: linksTo('/b#part', '/old', '/gone', '/never-read') }),
			pageAt('/b', { head: '<link rel="canonical" href="/c"><meta name="robots" content="none">' }),
			pageAt('/new', { from: '/old' }),
			pageAt('/gone', { status: 410 }),
		);
		expect(factsOf('/').addresses).toEqual({
			[`${origin}/b`]: {
				status: 200,
				redirectsTo: null,
				page: { canonical: `${origin}/c`, isNoindex: true, alternates: [] },
			},
			[`${origin}/old`]: {
				status: 200,
				redirectsTo: `${origin}/new`,
				page: { canonical: null, isNoindex: false, alternates: [] },
			},
			[`${origin}/gone`]: { status: 410, redirectsTo: null, page: null },
		});
	});
});

it('names a listed URL before the page that it redirects to, whichever was read first', () => {
	const listed = new Set(['/a', '/old', '/b'].map((path) => origin + path));
	const sitemaps = {
		survey: { isDeclared: true, files: ['/s.xml'], faults: [] },
		namesAlternates: false,
		isComplete: true,
		find: (address: string) => (listed.has(address) ? '/s.xml' : null),
	};
	const { factsOf, kept, site } = siteOf(pageAt('/a'), pageAt('/b'));
	site.add(pageAt('/a', { from: '/old' }));
	const entryOf = (path: string) => factsOf(path, { ...wholeSite, sitemaps }).sitemaps?.entry;
	expect(entryOf('/a')).toEqual({ address: `${origin}/old`, sitemap: '/s.xml' });
	expect(kept.get(`${origin}/a`)?.summary.ledHere).toEqual([`${origin}/old`]);
	expect(entryOf('/b')).toEqual({ address: `${origin}/b`, sitemap: '/s.xml' });
});

it.each([
	['page first', [pageAt('/'), pageAt('/b', { from: '/' }), pageAt('/', { from: '/home' })]],
	['redirect first', [pageAt('/b', { from: '/' }), pageAt('/'), pageAt('/', { from: '/home' })]],
])('counts a page once if its URL redirects only sometimes, %s', (_order, pages) => {
	const { factsOf } = siteOf(...pages, pageAt('/c', { body: linksTo('/', '/home') }));
	for (const path of ['/b', '/c', '/'])
		expect(factsOf(path).sameTitle).toEqual({ count: 0, example: '', total: 3 });
	const home = { status: 200, page: { canonical: null, isNoindex: false, alternates: [] } };
	expect(factsOf('/c').addresses).toEqual({
		[`${origin}/`]: { ...home, redirectsTo: null },
		[`${origin}/home`]: { ...home, redirectsTo: `${origin}/` },
	});
});

describe('links to a page', () => {
	it('are counted by page, including links through a redirect', () => {
		const { factsOf } = siteOf(
			pageAt('/', { body: linksTo('/a', '/a#top', '/old') }),
			pageAt('/a', { body: linksTo('/new', '/a') }),
			pageAt('/new', { from: '/old' }),
			pageAt('/alone'),
		);
		expect(['/a', '/new', '/alone'].map((path) => factsOf(path).linksToIt)).toEqual([1, 2, 0]);
		expect(factsOf('/').linksToIt).toBeNull();
	});

	it('are counted however their URLs are escaped', () => {
		const { factsOf } = siteOf(
			pageAt('/', { body: linksTo('/パン', '/%e3%83%91%e3%83%b3', '/%61') }),
			pageAt('/%e3%83%91%e3%83%b3', { head: '<link rel="canonical" href="/パン">' }),
			pageAt('/a'),
		);
		const bread = factsOf('/%E3%83%91%E3%83%B3');
		expect(bread).toMatchObject({ linksToIt: 1, sameTitle: { count: 0 } });
		expect(factsOf('/a').linksToIt).toBe(1);
		expect(Object.keys(factsOf('/').addresses)).toEqual([
			`${origin}/%E3%83%91%E3%83%B3`,
			`${origin}/a`,
		]);
	});

	it('are unknown if the pages contain hardly any links, or not all pages were read', () => {
		const pages = ['/', '/a', '/b', '/c'].map((path) => pageAt(path));
		expect(siteOf(...pages).factsOf('/a').linksToIt).toBeNull();
		const { factsOf } = siteOf(pageAt('/', { body: linksTo('/a') }), pageAt('/a'));
		expect(factsOf('/a', { ...wholeSite, isWhole: false }).linksToIt).toBeNull();
	});
});

it('returns what it was given about a page, links by line and column', () => {
	const { kept, site } = siteOf(pageAt('/', { body: linksTo('/a', '/b') }));
	const page = kept.get(`${origin}/`);
	const { places, summary } = page ? site.unpack(page) : { places: [], summary: null };
	expect(summary?.links.map(({ address }) => address)).toEqual([`${origin}/a`, `${origin}/b`]);
	const [, second] = summary?.links ?? [];
	expect(places.find(({ node }) => node === second?.node)).toMatchObject({ line: 2, column: 1 });
});

it('finds pages with nearly the same text', () => {
	const text = Array.from({ length: 80 }, (_, index) => `Loaf ${index * 7919} is brown.`).join(' ');
	const body = (more: string) => `<main><p>${text} ${more}</p></main>`;
	const { factsOf } = siteOf(
		pageAt('/a', { body: body('Red.') }),
		pageAt('/b', { body: body('Blue.') }),
		pageAt('/c', {
			body: `<main><p>${'Something else altogether, about rolls. '.repeat(20)}</p></main>`,
		}),
	);
	expect(factsOf('/a').sameText).toEqual({ count: 1, example: `${origin}/b` });
	expect(factsOf('/c').sameText).toEqual({ count: 0, example: '' });
});
