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
