import { expect, test } from 'vitest';
import { dimensionFilter, visitorFilter } from './visitor-filter.ts';

test.each([
	['google_us', { source: 'google', country: 'US', device: null }],
	['bing_gb__mobile', { source: 'bing', country: 'GB', device: 'mobile' }],
	['google_us__watch', null],
	['example_us', null],
])('%s is recognized by %j', (engineKey, filter) => {
	expect(visitorFilter(engineKey)).toEqual(filter);
});

test('asks for organic sessions of the engine, the country and the device', () => {
	const { andGroup } = dimensionFilter({ source: 'bing', country: 'GB', device: 'mobile' });
	const asked = andGroup.expressions.map(({ filter }) => [
		filter.fieldName,
		filter.stringFilter.value,
	]);
	expect(asked).toEqual([
		['sessionMedium', 'organic'],
		['sessionSource', 'bing'],
		['countryId', 'GB'],
		['deviceCategory', 'mobile'],
	]);
});
