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
		['a sign for the end at the end', ['User-agent: *', 'Disallow: /a$', 'Allow: /$']],
		['a path that begins with a star', ['User-agent: *', 'Disallow: *.pdf$']],
		['a sitemap before everything', ['Sitemap: https://example.com/sitemap.xml']],
		['a name of no meaning', ['User-agent: *', 'Bread: sourdough']],
		['a comment that begins with markup', ['# <p>Disallow: a</p>']],
		['spaces around everything', ['\t User-agent :  * ', ' Disallow\t: /a\t']],
		['a no-break space after the name of a crawler', ['User-agent: Googlebot\u00a0', 'Allow: /']],
	])('finds nothing in %s', (_title, lines) => {
		expect(kinds(...lines)).toEqual([]);
	});

	it.each([
		['a rule before any crawler is named', ['Disallow: /a', 'User-agent: *'], ['orphan 1']],
		['a path without its slash', ['User-agent: *', 'Disallow: bread/'], ['path 2']],
		['the end of a path before its end', ['User-agent: *', 'Disallow: /*.pdf$?x'], ['end 2']],
		['a whole address for a path', ['User-agent: *', 'Allow: https://e.com/a'], ['path 2']],
		[
			'a misspelt name',
			['User-agnet: *', 'Sitemaps: https://e.com/s.xml'],
			['misspelt 1', 'misspelt 2'],
		],
		['a relative sitemap', ['Sitemap: /sitemap.xml'], ['sitemap 1']],
		['noindex', ['User-agent: *', 'Noindex: /a'], ['noindex 2']],
		['words without a colon', ['User-agent: *', 'hello world'], ['shapeless 2']],
		['a colon that only Google does not miss', ['User-agent: *', 'Disallow /a'], ['shapeless 2']],
		['a value without its name', ['User-agent: *', ': /a'], ['shapeless 2']],
		[
			'no-break spaces',
			['\u00a0User-agent: *', 'Disallow\u00a0: /a', 'Disallow:\u00a0/b', 'Allow: /c\u00a0'],
			['invisible 1', 'invisible 2', 'invisible 3', 'invisible 4'],
		],
		['an invisible character', ['User-agent: *', '\u200bDisallow: /a'], ['invisible 2']],
		['JSON', ['{"error":"not found","status":404}'], ['json 0']],
		['JSON on lines', ['{', '  "error": true', '}'], ['json 0']],
		['an empty list as JSON', ['[]'], ['json 0']],
		['a web page', ['', '<!DOCTYPE html>', '<title>Disallow: a</title>'], ['html 0']],
		['a web page on one line', ['<p style="color: red">Not found: robots.txt</p>'], ['html 0']],
		['a drawing', ['<svg xmlns="http://www.w3.org/2000/svg"></svg>'], ['html 0']],
		['a list of numbers as JSON', ['[1, 2]'], ['json 0']],
		['a text as JSON', ['"Error: not found"'], ['json 0']],
		['more than crawlers read', ['User-agent: *', '#'.repeat(512_000)], ['large 0']],
		['more than crawlers read, in Japanese', ['# パン'.repeat(70_000)], ['large 0']],
	])('finds %s', (_title, lines, faults) => {
		expect(kinds(...lines)).toEqual(faults);
	});
});
