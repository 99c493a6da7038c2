import { expect, test } from 'vitest';
import { engineFilter } from './engine-filter.ts';

test.each([
	['google_us', { country: 'usa', device: null }],
	['google_gb__mobile', { country: 'gbr', device: 'MOBILE' }],
	['google_jp__desktop', { country: 'jpn', device: 'DESKTOP' }],
	['google_us__watch', null],
	['google_xx', null],
	['bing_us', null],
])('%s', (engineKey, expected) => {
	expect(engineFilter(engineKey)).toEqual(expected);
});
