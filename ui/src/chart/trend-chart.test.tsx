import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { draw } from '../testing/draw.tsx';
import type { ChartEvents, Series } from './series.ts';
import { TrendChart } from './trend-chart.tsx';

const dates = ['2026-11-23', '2026-11-24', '2026-11-25'];
const ranks: Series = {
	name: 'Rank',
	values: [12, 7, null],
	color: 'brand',
	format: String,
	isRank: true,
};
const clicks: Series = {
	name: 'Clicks',
	values: [1200, null, 20],
	color: 'second',
	format: (value) => value.toLocaleString('en'),
};

async function chart(
	series: readonly Series[],
	events?: ReadonlyMap<number, string>,
	lasting: Pick<ChartEvents, 'marked' | 'spans'> = {},
) {
	const place = await draw(
		<TrendChart
			title="Bread"
			{...{ dates, series }}
			{...(events && { events: { name: 'Changes', texts: events, ...lasting } })}
		/>,
	);
	const texts = (selector: string) =>
		[...place.querySelectorAll(selector)].map(({ textContent }) => textContent);
	return { place, texts, slider: place.querySelector('input') as HTMLInputElement };
}

test('the last date with a value is chosen at first, and read out with all values', async () => {
	const { slider, texts } = await chart([ranks]);
	expect(slider.getAttribute('aria-valuetext')).toBe('Nov 24, 2026, Rank 7');
	expect(texts('.legend > *')).toEqual(['Nov 24, 2026', 'Rank 7']);
});

test('the slider chooses a date, and a missing value is neither 0 nor read as a dash', async () => {
	const { slider, texts } = await chart([ranks, clicks]);
	await act(() => {
		slider.value = '1';
		slider.dispatchEvent(new Event('input', { bubbles: true }));
	});
	expect(texts('.legend > *')).toEqual(['Nov 24, 2026', 'Rank 7', 'Clicks –']);
	expect(slider.getAttribute('aria-valuetext')).toBe('Nov 24, 2026, Rank 7, Clicks no value');
});

test('the last known date is shown again when the pointer leaves', async () => {
	const { slider } = await chart([ranks]);
	slider.getBoundingClientRect = () => ({ left: 0, width: 100 }) as DOMRect;
	const point = (name: string) =>
		act(() => void slider.dispatchEvent(new MouseEvent(name, { bubbles: true, clientX: 2 })));
	await point('pointermove');
	expect(slider.getAttribute('aria-valuetext')).toBe('Nov 23, 2026, Rank 12');
	await point('pointerleave');
	expect(slider.getAttribute('aria-valuetext')).toBe('Nov 24, 2026, Rank 7');
});

test('ranks have 1 on top, numbers their own axis in short form, and gaps break the line', async () => {
	const { place, texts } = await chart([ranks, clicks]);
	expect(texts('[text-anchor=end]').slice(0, 3)).toEqual(['1', '10', '20']);
	expect(texts('[text-anchor=start]')).toEqual(expect.arrayContaining(['0', '500', '1K']));
	expect(place.querySelectorAll('polyline.second')).toHaveLength(2);
});

test('the table has all values, newest first, and what happened', async () => {
	const { place, texts } = await chart([ranks, clicks], new Map([[1, 'New titles']]));
	expect(texts('.values tr').at(1)).toBe('Nov 25, 2026–20');
	expect(texts('.values tr').at(2)).toBe('Nov 24, 20267–New titles');
	expect(place.querySelectorAll('.event')).toHaveLength(1);
});

test('a lasting event is shaded and read out on each of its dates, without the head of an event', async () => {
	const texts = new Map([
		[0, 'An update'],
		[1, 'An update'],
	]);
	const { place, slider } = await chart([ranks], texts, {
		marked: [],
		spans: [{ from: 0, to: 1 }],
	});
	expect(place.querySelectorAll('.event')).toHaveLength(0);
	const band = place.querySelector('rect.lasting');
	const pattern = place.querySelector('pattern')?.id;
	expect(band?.getAttribute('fill')).toBe(`url(#${pattern})`);
	// Three quarters of the width: from the first date to the middle between the second and the third.
	const whole = Number(place.querySelector('.plot g > line')?.getAttribute('x2'));
	expect(band?.getAttribute('x')).toBe('0');
	expect(Number(band?.getAttribute('width'))).toBeCloseTo(0.75 * whole, 0);
	expect(slider.getAttribute('aria-valuetext')).toBe('Nov 24, 2026, Rank 7, An update');
});

test('says that nothing was measured instead of drawing an empty chart', async () => {
	const { place } = await chart([{ ...ranks, values: [null, null, null] }]);
	expect(place.textContent).toBe('Nothing measured.');
});

test('the time before is a quiet line on the same axis, so that the distance is the change', async () => {
	const before: Series = { ...clicks, name: 'before', values: [10, 20, 2400], color: 'past' };
	const { place, texts } = await chart([clicks, before]);
	// One axis, which has room for both.
	expect(texts('[text-anchor=end]')).toEqual(expect.arrayContaining(['2K']));
	expect(texts('[text-anchor=start]')).toHaveLength(1);
	const top = (color: string) =>
		Math.min(
			...[...place.querySelectorAll(`polyline.${color}`)].flatMap((line) =>
				(line.getAttribute('points') ?? '').split(' ').map((point) => Number(point.split(',')[1])),
			),
		);
	expect(top('past')).toBeLessThan(top('second'));
});

test('values that may still change are dashed, from the last one that is final', async () => {
	const final: Series = { ...clicks, values: [1, 2, 3], dashed: new Set([2]) };
	const { place } = await chart([final]);
	const lines = [...place.querySelectorAll('polyline')].map((line) => [
		line.classList.contains('dashed'),
		line.getAttribute('points')?.split(' ').length,
	]);
	expect(lines).toEqual([
		[false, 2],
		[true, 2],
	]);
});
