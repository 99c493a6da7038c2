import { describe, expect, it } from 'vitest';
import { robotsFaults } from './robots-faults.ts';

const kinds = (...lines: readonly string[]) =>
	robotsFaults(lines.join('\n')).map(({ kind, line }) => `${kind} ${line}`);

describe('robotsFaults', () => {
	it.each([
		['an empty file', []],
		['comments', ['# hello', '#Disallow: bread']],
		[
			'spellings that Google forgives',
			['useragent: *', 'disalow: /a', 'site-map: https://e.com/s'],
		],
		[
			'lines of single engines',
			['Host: e.com', 'Crawl-delay: 2', 'Clean-param: a /b', 'Content-Signal: ai-train=no'],
		],
		['a rule without a value', ['User-agent: *', 'Disallow:']],
		['a path that begins with a star', ['User-agent: *', 'Disallow: *.pdf$']],
		['a sitemap before everything', ['Sitemap: https://example.com/sitemap.xml']],
		['words of no meaning', ['User-agent: *', 'hello world', 'Bread: sourdough']],
	])('finds nothing in %s', (_title, lines) => {
		expect(kinds(...lines)).toEqual([]);
	});

	it.each([
		['a rule before any crawler is named', ['Disallow: /a', 'User-agent: *'], ['orphan 1']],
		['a path without its slash', ['User-agent: *', 'Disallow: bread/'], ['path 2']],
		['a whole address for a path', ['User-agent: *', 'Allow: https://e.com/a'], ['path 2']],
		[
			'a misspelt name',
			['User-agnet: *', 'Sitemaps: https://e.com/s.xml'],
			['misspelt 1', 'misspelt 2'],
		],
		['a relative sitemap', ['Sitemap: /sitemap.xml'], ['sitemap 1']],
		['noindex', ['User-agent: *', 'Noindex: /a'], ['noindex 2']],
		['a web page', ['', '<!DOCTYPE html>', '<title>Disallow: a</title>'], ['html 0']],
		['more than crawlers read', ['User-agent: *', '#'.repeat(512_000)], ['large 0']],
		['more than crawlers read, in Japanese', ['# パン'.repeat(70_000)], ['large 0']],
	])('finds %s', (_title, lines, faults) => {
		expect(kinds(...lines)).toEqual(faults);
	});
});
