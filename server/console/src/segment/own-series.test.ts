import { readSegment } from '@plumbline/core/api';
import { expect, test } from 'vitest';
import { ownSeries } from './own-series.ts';

test.each([
	['google', 'country:jp', 'google_jp'],
	['google', 'device:mobile folder:/bread/', 'google__mobile'],
	['google', 'country:jp device:mobile', 'google_jp__mobile'],
	['bing', 'country:de', 'bing_de'],
	['google', '-country:jp', null],
	['google', 'country:jp -device:tablet', null],
	['google', 'country:jp country:de', null],
	['google_us', 'device:mobile', null],
	['google__image', 'country:jp', null],
])('the pages of %s with %s are in %s', (engine, segment, series) => {
	expect(ownSeries(engine, readSegment(segment).segment)).toBe(series);
});
