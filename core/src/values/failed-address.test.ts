import { describe, expect, it } from 'vitest';
import { failedAddress } from './failed-address.ts';

describe('failedAddress', () => {
	it.each([
		'/bread/rye%20loaf',
		'https://null.example.org/',
		'https://undefined.example.org/',
		'mailto:undefined@example.org',
		'mailto:?subject=Bread',
		'https://web.archive.org/web/2015/http://example.org/',
		'https://proxy.example/?u=https://a.example',
		'/search?q=undefined',
		'/search?next=/undefined',
		'/bread/null-toleranz',
		'/bread/undefined-boundaries.html',
		'/artists/Null',
		'https://example.com/a{b}c',
		'javascript:void(null)',
		'data:image/svg+xml,%3Csvg fill="none"%3E',
	])('leaves %j alone', (written) => {
		expect(failedAddress(written)).toBeNull();
	});

	it.each([
		'[object Object]',
		'/productos/[object%20Object]',
		'/%5Bobject%20Object%5D',
		'[object Module] 1.5x',
		'mailto:undefined',
		'mailto:null?subject=Bread',
		'tel:undefined',
		'https://undefined/bread',
		'//null/bread',
		'https://none',
		'http://https://example.com/',
		'https:// https://example.org',
		'httpss://example.org/checkout',
		'%PUBLIC_URL%/favicon.ico',
		'/api/og?title=%25title',
		'/docs/%7B%7Bversion%7D%7D/artisan',
		'/%257B%257BBASE_PATH%257D%257D/',
		'/loaf/$%7Bslug%7D',
		'/<%= slug %>',
		'/%%slug%%',
		'#ZgotmplZ',
		'#install-hahahugoshortcode-s2-hbhb',
		"{{media url='image.jpg'}}",
		'[node:url]',
		'translation missing: en.loaf.url',
	])('finds what a program wrote in %j', (written) => {
		expect(failedAddress(written)?.kind).toBe('sure');
	});

	it.each([
		['/bread/undefined', 'undefined'],
		['null', 'null'],
		['undefined#comments', 'undefined'],
		['/news/undefined/rye', 'undefined'],
		['https://example.com/NaN?page=2', 'NaN'],
		['/images/undefined.jpg', 'undefined'],
	])('in %j the part %j may be meant', (written, text) => {
		expect(failedAddress(written)).toEqual({ text, kind: 'part' });
	});
});
