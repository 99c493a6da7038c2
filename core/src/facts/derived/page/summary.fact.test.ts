import { describe, expect, it } from 'vitest';
import { factsOfHtml, whyUnknown } from '../../facts-of-html.fixtures.ts';

const summaryOf = (html: string, about: Parameters<typeof factsOfHtml>[1] = {}) =>
	factsOfHtml(html, about).get('summary');

const answer = (...headers: readonly (readonly [string, string])[]) => ({ status: 200, headers });

const canonical = (href: string) => `<link rel="canonical" href="${href}">`;

describe('summary', () => {
	it('contains what the other pages need', () => {
		const html = `<title></title><title>Rye</title>
			<meta name="description"><meta name="description" content="Dark.">
			${canonical('/rye#top')}<link rel="alternate" hreflang="de" href="/de/%72oggen#top">
			<body><a href="/wheat#top">Wheat</a>`;
		expect(summaryOf(html, { url: 'https://example.com/%72ye#top' })).toMatchObject({
			url: 'https://example.com/rye',
			status: null,
			ledHere: [],
			title: { text: 'Rye', node: html.indexOf('<title>Rye') },
			description: { text: 'Dark.', node: html.lastIndexOf('<meta') },
			canonical: { address: 'https://example.com/rye', node: html.indexOf('<link') },
			isNoindex: false,
			isHidden: false,
			alternates: [{ address: 'https://example.com/de/roggen' }],
			links: [{ address: 'https://example.com/wheat', node: html.indexOf('<a') }],
			fingerprint: null,
		});
	});

	it('is nearly empty for an empty page', () => {
		expect(summaryOf('')).toMatchObject({
			title: null,
			description: null,
			canonical: null,
			alternates: [],
			links: [],
		});
	});

	it('lists the redirects that led to the page', () => {
		const redirects = [{ url: 'https://example.com/%72ye', status: 301, location: '/bread' }];
		const response = { ...answer(), redirects };
		expect(summaryOf('', { response })).toMatchObject({
			status: 200,
			ledHere: ['https://example.com/rye'],
		});
	});

	it.each([
		['one', canonical('/rye'), 'https://example.com/rye'],
		['one in two spellings', canonical('/rye') + canonical('/%72ye'), 'https://example.com/rye'],
		['two that differ', canonical('/rye') + canonical('/wheat'), undefined],
		['one that is not a web page', canonical('mailto:baker@example.com'), undefined],
	])('names the canonical where there is %s', (_name, html, address) => {
		expect(summaryOf(html)?.canonical?.address).toBe(address);
	});

	it.each([
		['<meta name="robots" content="noindex">', true],
		['<meta name="googlebot" content="none">', true],
		['<meta name="bingbot" content="noindex">', false],
		['<meta name="robots" content="nofollow">', false],
	])('with %s keeps the page out of the index: %j', (html, isNoindex) => {
		expect(summaryOf(html)?.isNoindex).toBe(isNoindex);
	});

	it('recognizes a noindex in a header', () => {
		expect(summaryOf('', { response: answer(['x-robots-tag', 'noindex']) })?.isNoindex).toBe(true);
	});

	it('knows pages that nobody searches for', () => {
		expect(summaryOf('', { url: 'https://example.com/login' })?.isHidden).toBe(true);
	});

	it('lists each version in another language once, from the head and from headers', () => {
		const version = '<link rel="alternate" hreflang="de" href="/de">';
		const html = `${version}${version}<link rel="alternate" hreflang="fr" href="https://">
			<body><link rel="alternate" hreflang="it" href="/it">`;
		const link = '</de>; rel="alternate"; hreflang="de", </es>; rel="alternate"; hreflang="es"';
		const feed = '</feed>; rel="alternate", </pl>; rel="canonical"; hreflang="pl"';
		const response = answer(['link', link], ['link', feed], ['x-link', link.replace('/es', '/no')]);
		const summary = summaryOf(html, { response });
		expect(summary?.alternates).toEqual([
			{ address: 'https://example.com/de', node: 0 },
			{ address: 'https://example.com/es', node: null },
		]);
	});

	it('lists links within the site, each once', () => {
		const hrefs = ['/rye', '/rye#top', 'https://www.example.com/wheat', 'https://example.org/'];
		const more = ['#top', 'mailto:baker@example.com', 'https://', '/%72ye'];
		const html = [...hrefs, ...more].map((href) => `<a href="${href}">Bread</a>`).join('');
		expect(summaryOf(html)?.links.map(({ address }) => address)).toEqual([
			'https://example.com/rye',
			'https://www.example.com/wheat',
		]);
	});

	it('has the same fingerprint for the same main text', () => {
		const text = `<main><p>${'Rye bread keeps for a week in a cool place. '.repeat(10)}</p></main>`;
		const { fingerprint } = summaryOf(`<nav>Menu</nav>${text}`) ?? {};
		expect(fingerprint).toHaveLength(2);
		expect(summaryOf(`<title>Rye</title>${text}`)?.fingerprint).toEqual(fingerprint);
		expect(summaryOf('<main>Rye bread</main>')?.fingerprint).toBeNull();
	});

	it.each([
		['a fragment', { scope: 'fragment' }, 'fragment'],
		['a page without a URL', { url: null }, 'no_url'],
	] as const)('cannot be known of %s', (_name, about, reason) => {
		expect(whyUnknown('summary', '<title>Rye</title>', about)).toBe(reason);
	});
});
