import { expect, test } from 'vitest';
import { fileNameFor } from './file-name.ts';

const date = new Date(2026, 10, 5);

test.each([
	['https://bakery.example/', 'plumbline bakery.example 2026-11-05.csv'],
	['https://bakery.example/bread/rye?a=1#b', 'plumbline bakery.example bread rye 2026-11-05.csv'],
	['https://example.jp/%E3%83%91%E3%83%B3', 'plumbline example.jp パン 2026-11-05.csv'],
	['https://a.example/%2e%2e%2f..%5cwin:*%00', 'plumbline a.example win 2026-11-05.csv'],
	['https://a.example/%ff', 'plumbline a.example ff 2026-11-05.csv'],
	['file:///home/me/page.html', 'plumbline home me page html 2026-11-05.csv'],
	['', 'plumbline 2026-11-05.csv'],
])('names the audit of %s %s', (url, name) => {
	expect(fileNameFor(url, date, 'csv')).toBe(name);
});

test('keeps the name for a long URL short enough for every file system', () => {
	const name = fileNameFor(`https://${'a.'.repeat(20)}example/${'パン'.repeat(500)}`, date, 'csv');

	expect(new TextEncoder().encode(name).length).toBeLessThan(255);
});
