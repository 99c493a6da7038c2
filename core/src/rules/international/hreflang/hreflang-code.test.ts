import { describe, expect, it } from 'vitest';
import { hreflangFault } from './hreflang-code.ts';

describe('hreflangFault', () => {
	it.each([
		'en',
		'EN-us',
		' de ',
		'zh-Hant',
		'zh-Hant-TW',
		'sr-Latn',
		'x-default',
		'X-Default',
		'eu',
		'kr',
		'es-419',
		'fil-PH',
		'iw',
		'in-ID',
	])('is silent on %j', (code) => {
		expect(hreflangFault(code)).toBeNull();
	});

	it.each([
		['en-UK', 'region', 'UK', 'en-GB'],
		['en-EU', 'region', 'EU', null],
		['jp', 'language', 'jp', 'ja'],
		['cn-TW', 'language', 'cn', 'zh-TW'],
		['eng-US', 'language', 'eng', 'en-US'],
		['xx', 'language', 'xx', null],
		['all', 'language', 'all', 'x-default'],
		['xyz', 'language', 'xyz', null],
		['cat', 'language', 'cat', 'ca'],
		['en_US', 'underscore', '_', 'en-US'],
		['zh_hant_tw', 'underscore', '_', 'zh-Hant-TW'],
		['jp_JP', 'underscore', '_', 'ja-JP'],
		['zh-TW-HK', 'form', 'zh-tw-hk', null],
		['english', 'form', 'english', null],
		['', 'form', '', null],
	])('%j: %s', (code, fault, part, meant) => {
		expect(hreflangFault(code)).toEqual({ fault, part, meant });
	});
});
