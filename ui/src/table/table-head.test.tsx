import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { draw } from '../testing/draw.tsx';
import { TableHead } from './table-head.tsx';

const columns = [
	{ id: 'bread', name: 'Bread', value: String },
	{ id: 'clicks', name: 'Clicks', hint: 'In the period.', value: String, isNumber: true },
];

async function head(ticked?: { some: number; all: number; toggle: () => void }) {
	const sorted: string[] = [];
	const place = await draw(
		<table>
			<TableHead
				{...{ columns }}
				order={{ by: 'clicks', isDescending: true }}
				onSort={(by) => sorted.push(by)}
				classOf={({ isNumber }) => (isNumber ? 'number' : '')}
				{...(ticked && { ticked })}
			/>
		</table>,
	);
	return { place, sorted };
}

test('says by which column the rows are sorted, and sorts by another on request', async () => {
	const { place, sorted } = await head();
	const heads = [...place.querySelectorAll('th')];
	expect(heads.map((cell) => cell.getAttribute('aria-sort'))).toEqual(['none', 'descending']);
	expect(heads.map(({ textContent }) => textContent)).toEqual(['Bread', 'Clicks ↓']);
	await act(() => heads[0]?.querySelector('button')?.click());
	expect(sorted).toEqual(['bread']);
	expect(place.querySelector('input')).toBeNull();
});

test.each([
	[0, false, false],
	[2, false, true],
	[5, true, false],
])(
	'with %d of 5 rows ticked, the box of all is checked: %s, or half: %s',
	async (some, checked, half) => {
		let toggled = 0;
		const { place } = await head({ some, all: 5, toggle: () => toggled++ });
		const box = place.querySelector('input') as HTMLInputElement;
		expect([box.checked, box.indeterminate]).toEqual([checked, half]);
		await act(() => box.click());
		expect(toggled).toBe(1);
	},
);
