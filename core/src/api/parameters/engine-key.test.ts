import { expect, test } from 'vitest';
import { parseEngineKey } from './engine-key.ts';

test.each([
	['google_us', 'google_us'],
	[' Google_US ', 'google_us'],
	['google_uk', 'google_gb'],
	['bing_uk', 'bing_gb'],
	['google_japan', 'google_jp'],
	['yahoo_japan', 'yahoo_jp'],
	['google_us__mobile', 'google_us__mobile'],
	['google_uk__mobile', 'google_gb__mobile'],
	['Google', 'google'],
	['google__image', 'google__image'],
	['google_us__news', 'google_us__news'],
])('“%s” is %s', (text, key) => {
	expect(parseEngineKey(text)).toBe(key);
});

test.each([
	'',
	'bing',
	'gogle',
	'google_',
	'_us',
	'google_usa',
	'google_us_mobile',
	'google_us__',
	'g us',
])('“%s” is not a search engine', (text) => expect(parseEngineKey(text)).toBe(null));
