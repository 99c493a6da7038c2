import { describe, expect, it } from 'vitest';
import { factsOfHtml, only, tooDeep, whyUnknown } from '../../facts-of-html.fixtures.ts';

const url = 'https://example.com/bread/sourdough';
const targetOf = (href: string, head = '') =>
	only(factsOfHtml(`${head}<a href="${href}">Bread</a>`, { url }).get('linkTargets'));

describe('linkTargets', () => {
	it.each([
		['/rye', 'https://example.com/rye', 'https', 'example.com'],
		[' rye\n', 'https://example.com/bread/rye', 'https', 'example.com'],
		['//cdn.example.org/x', 'https://cdn.example.org/x', 'https', 'cdn.example.org'],
		['https://example.org/a#b', 'https://example.org/a', 'https', 'example.org'],
		['mailto:baker@example.com', 'mailto:baker@example.com', 'mailto', ''],
		['http://', null, '', ''],
	])('%j leads to %j', (href, address, scheme, host) => {
		expect(targetOf(href)).toMatchObject({ address, scheme, host });
	});

	it.each([
		['#crust', true],
		['', true],
		[`${url}#crust`, true],
		[url, false],
		['/rye#crust', false],
	])('%j only jumps: %j', (href, isJump) => {
		expect(targetOf(href).isJump).toBe(isJump);
	});

	it.each([
		...['/a', '/a/', '/a/b-c_d', '/0', '/a//b', '/a/../b', '/%61', '/a.b', '//a', '/'],
		...['/a..b', '/.a', '/a.', '/a/.', '/a/..', '/a/%2e%2e/b', '/a.b/c.d/', '/a:b'],
		...['/a?b=c&d=%20+e.f', '/a/?b', '/a?', '/a?b?c', "/a?b'c", '/a?b c', '/a?é', '/?a'],
		...['https://example.com/a', 'https://example.com/a?b=c', 'https://example.com/a/../b'],
		...['https://example.com', 'https://example.com:443/a', 'https://EXAMPLE.com/a'],
		...['http://example.com/a', 'https://example.com//a', 'https://example.com/a:b'],
	])('read %j as a browser does', (href) => {
		expect(targetOf(href).address).toBe(new URL(href, url).href);
		expect(targetOf(href).host).toBe(new URL(href, url).hostname);
	});

	it('resolve against the base tag', () => {
		const target = targetOf('rye', '<base href="https://example.org/recipes/">');
		expect(target.address).toBe('https://example.org/recipes/rye');
	});

	it.each([
		['#crust', 'https://example.com/bread/sourdough', true],
		['#crust', 'https://example.com/', false],
		['', 'https://example.org/', false],
		['/bread/sourdough#crust', 'https://example.com/', true],
	])('%j with the base %j only jumps: %j', (href, base, isJump) => {
		expect(targetOf(href, `<base href="${base}">`).isJump).toBe(isJump);
	});

	it('can be compared even if the URL of the page is not known', () => {
		const html = '<a href="/rye">Rye</a><a href="/rye#crust">Crust</a><a href="/rye/">Rye</a>';
		const targets = factsOfHtml(html, { url: null }).get('linkTargets') ?? [];
		expect(new Set(targets.map(({ address }) => address)).size).toBe(2);
		expect(targets.map(({ host }) => host)).toEqual(['', '', '']);
	});

	it('cannot be known where the page nests too deep', () => {
		expect(whyUnknown('linkTargets', `<a href="/">Bread</a>${tooDeep}`)).toBe('too_deep');
	});
});
