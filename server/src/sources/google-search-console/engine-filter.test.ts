import { expect, test } from 'vitest';
import { engineFilter } from './engine-filter.ts';

test.each([
	['google', null, null, 'web'],
	['google_us', 'usa', null, 'web'],
	['google_gb__mobile', 'gbr', 'MOBILE', 'web'],
	['google__tablet', null, 'TABLET', 'web'],
	['google__image', null, null, 'image'],
	['google_us__googlenews', 'usa', null, 'googleNews'],
])('%s limits to country %s, device %s and type %s', (key, country, device, type) => {
	expect(engineFilter(key)).toMatchObject({ country, device, type: { name: type } });
});

test.each(['bing_us', 'google_xx', 'google_us__watch', 'google__web', 'yahoo_jp'])(
	'Search Console knows nothing of %s',
	(key) => expect(engineFilter(key)).toBe(null),
);
