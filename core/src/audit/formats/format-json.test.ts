import { expect, it } from 'vitest';
import { toDetails } from '../report/details.ts';
import { formatJson } from './format-json.ts';
import { auditedPage, breadHtml, hostileHtml } from './sample-pages.ts';

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

it('contains the detailed report of each page with its subject', () => {
	const pages = [
		auditedPage('a.html', breadHtml),
		auditedPage('https://example.com/', breadHtml, { url: 'https://example.com/' }),
	];
	const [first, second] = JSON.parse(formatJson(pages)).pages;
	expect(first).toEqual({ subject: 'a.html', url: null, ...plain(toDetails(pages[0]!.report)) });
	expect(second.url).toBe('https://example.com/');
});

it('carries hostile text unchanged without a raw control character', () => {
	const page = auditedPage('\u009b2J\u2028.html', hostileHtml);
	const text = formatJson([page]);
	expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u2028]/u);
	expect(JSON.parse(text).pages[0].subject).toBe('\u009b2J\u2028.html');
});
