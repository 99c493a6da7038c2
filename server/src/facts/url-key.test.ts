import { expect, test } from 'vitest';
import { urlKey } from './url-key.ts';

test.each([
	['http://www.example.com/', 'example.com'],
	['https://example.com', 'example.com'],
	['HTTPS://Example.COM/Bread/', 'example.com/Bread'],
	['https://example.com:443/bread#recipe', 'example.com/bread'],
	['http://example.com:80/bread?', 'example.com/bread'],
	['example.com/bread', 'example.com/bread'],
	['example.com:8080/bread', 'example.com:8080/bread'],
	['https://example.com./bread', 'example.com/bread'],
	['https://example.com/bread/?page=2&utm_source=x&fbclid=1', 'example.com/bread?page=2'],
	['https://example.com/?srsltid=AfmBOo', 'example.com'],
	['https://bäckerei.example/brötchen', 'xn--bckerei-5wa.example/br%C3%B6tchen'],
	['https://xn--bckerei-5wa.example/br%c3%b6tchen', 'xn--bckerei-5wa.example/br%C3%B6tchen'],
	['https://example.com/%7Ebaker', 'example.com/~baker'],
	['https://example.com/a%2fb', 'example.com/a%2Fb'],
	['https://example.com/?b=2&a=1', 'example.com?b=2&a=1'],
	['mailto:baker@example.com', 'mailto:baker@example.com'],
	['', ''],
])('%s is the page %s', (url, key) => {
	expect(urlKey(url)).toBe(key);
});

test('different parameters, hosts and paths are different pages', () => {
	const urls = [
		'https://a.example/x?p=1',
		'https://a.example/x?p=2',
		'https://m.a.example/x',
		'https://a.example/X',
	];
	expect(new Set(urls.map(urlKey)).size).toBe(urls.length);
});

test('the key of a key is the key itself, and long URLs stay distinct within the limit', () => {
	const long = `https://example.com/?q=${'a'.repeat(5000)}`;
	expect(urlKey(long)).toHaveLength(1000);
	expect(urlKey(`${long}b`)).not.toBe(urlKey(long));
	expect(urlKey(urlKey('https://www.example.com/a/?b=1#c'))).toBe('example.com/a?b=1');
});

test('a path of a million slashes is handled quickly', () => {
	const slashes = '/'.repeat(1_000_000);
	expect(urlKey(`https://a.example/x${slashes}`)).toBe('a.example/x');
	expect(urlKey(`https://a.example/x${slashes}y`)).toHaveLength(1000);
});
