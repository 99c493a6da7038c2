import { describe, expect, it } from 'vitest';
import { factsOfHtml, whyUnknown } from '../../facts-of-html.fixtures.ts';
import type { RobotsTxtFacts } from '../../page-facts.ts';

const keptOut = (robotsTxt: RobotsTxtFacts, url = 'https://example.com/bread/sourdough') =>
	(factsOfHtml('<title>Bread</title>', { robotsTxt, url }).get('crawlerAccess') ?? [])
		.filter(({ isAllowed }) => !isAllowed)
		.map(({ crawler }) => crawler);

const file = (...lines: readonly string[]) => ({ status: 200, text: lines.join('\n') });

describe('crawlerAccess', () => {
	it('gives each crawler the rules of the group that names it', () => {
		const text = file('User-agent: GPTBot', 'User-agent: YANDEX', 'Disallow: /bread/');
		expect(keptOut(text)).toEqual(['YandexBot', 'GPTBot']);
	});

	it('does not read a line that begins with a no-break space', () => {
		expect(keptOut(file('User-agent: *', '\u00a0Disallow: /bread/'))).toEqual([]);
	});

	it('lets every crawler in if there is no file', () => {
		expect(keptOut({ status: 404, text: null })).toEqual([]);
		expect(keptOut({ status: null, text: null })).toEqual([]);
	});

	it('keeps every crawler out while the server cannot deliver the file', () => {
		expect(keptOut({ status: 503, text: null })).toContain('Googlebot');
		expect(keptOut({ status: 429, text: null })).toContain('bingbot');
	});

	it('names the line that decides', () => {
		const facts = factsOfHtml('', {
			robotsTxt: file('user-agent: *', 'dissallow: /bread # no bread'),
		});
		expect(facts.get('crawlerAccess')?.[0]).toEqual({
			crawler: 'Googlebot',
			purpose: 'search',
			isAllowed: false,
			line: 'Disallow: /bread',
			lineNumber: 2,
			isNamed: false,
		});
	});

	it('is unknown for URLs that crawlers do not fetch', () => {
		const robotsTxt = file('User-agent: *', 'Disallow: /');
		expect(keptOut(robotsTxt, 'file:///home/baker/bread.html')).toEqual([]);
	});

	it.each([
		['its URL', { robotsTxt: file('User-agent: *'), url: null }, 'no_url'],
		['robots.txt', {}, 'no_robots_txt'],
	])('cannot be known without %s', (_name, about, reason) => {
		expect(whyUnknown('crawlerAccess', '<title>Bread</title>', about)).toBe(reason);
	});
});
