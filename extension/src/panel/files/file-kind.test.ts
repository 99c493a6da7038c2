import { expect, test } from 'vitest';
import { fileKind } from './file-kind.ts';

test.each([
	['text/plain; charset=utf-8', 'https://a.example/robots.txt', 'robots'],
	['text/plain', 'https://a.example/shop/robots.txt', 'text'],
	['image/png', 'https://a.example/robots.txt', 'image'],
	['image/svg+xml', 'https://a.example/a.svg', 'image'],
	['application/xml', 'https://a.example/sitemap.xml', 'text'],
	['application/rss+xml', 'https://a.example/feed', 'text'],
	['application/ld+json', 'https://a.example/a', 'json'],
	['Application/PDF', 'https://a.example/a', 'pdf'],
	['video/mp4', 'https://a.example/a', 'media'],
	['application/octet-stream', 'https://a.example/a', null],
	['', '', null],
])('%s at %s', (contentType, url, kind) => {
	expect(fileKind(contentType, url)).toBe(kind);
});
