import { expect, test } from 'vitest';
import { draw } from '../testing/draw.tsx';
import { Change } from './change.tsx';

test.each([
	[3, 'change better', '▲ 3', '3 better'],
	[-2.4, 'change worse', '▼ 2', '2 worse'],
	[0, 'change unchanged', '0', 'unchanged'],
	[-0.2, 'change unchanged', '0', 'unchanged'],
	[null, 'change unknown', '–', 'unknown'],
])('a difference of %j is %s', async (value, kind, sign, meaning) => {
	const place = await draw(<Change value={value} format={(by) => String(Math.round(by))} />);
	const [change] = place.children;
	expect(change?.className).toBe(kind);
	expect(change?.querySelector('[aria-hidden]')?.textContent).toBe(sign);
	expect(change?.querySelector('.spoken')?.textContent).toBe(meaning);
});

test.each([
	[4, true, 'change better beyond', '4 better'],
	[4, false, 'change better', '4 better, within the usual'],
	[-4, false, 'change worse', '4 worse, within the usual'],
	[0, false, 'change unchanged', 'unchanged'],
	[4, null, 'change better', '4 better'],
])('a change by %j has a color only beyond the usual (%j)', async (value, isBeyond, kind, said) => {
	const place = await draw(<Change value={value} format={String} isBeyondUsual={isBeyond} />);
	expect(place.children[0]?.className).toBe(kind);
	expect(place.children[0]?.getAttribute('title')).toBe(said);
});
