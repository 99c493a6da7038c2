import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { draw } from '../testing/draw.tsx';
import { TableTools } from './table-tools.tsx';

afterEach(() => {
	vi.restoreAllMocks();
});

const columns = [
	{ id: 'bread', value: ({ bread }: Row) => bread },
	{ id: 'grams', value: ({ grams }: Row) => grams },
];
interface Row {
	readonly bread: string;
	readonly grams: number | null;
}
const rye = { bread: 'rye', grams: 750 };
const spelt = { bread: 'spelt', grams: null };

async function tools(
	tickedRows: readonly Row[],
	words: string | null = '',
	loadAll?: () => Promise<readonly Row[]>,
) {
	const searched: string[] = [];
	const filter =
		words === null ? null : { words, all: 7, onSearch: (to: string) => searched.push(to) };
	const place = await draw(
		<TableTools
			{...{ columns, tickedRows, filter, ...(loadAll && { loadAll }) }}
			rows={[rye, spelt]}
			fileName={() => 'bread.csv'}
		/>,
	);
	const button = (name: string) => place.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`);
	return { button, place, searched };
}

/** The text that the button copies. */
async function copied(button: HTMLButtonElement | null): Promise<unknown> {
	const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
	await act(() => button?.click());
	return write.mock.lastCall?.[0];
}

test('copies all rows that fit the filter', async () => {
	const { button } = await tools([]);
	expect(await copied(button('Copy: all rows'))).toBe('bread\tgrams\nrye\t750\nspelt\t');
});

test('copies and saves only ticked rows, and says how many', async () => {
	const { button } = await tools([spelt]);
	expect(await copied(button('Copy: 1 selected'))).toBe('bread\tgrams\nspelt\t');

	const blob = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:bread');
	const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
	button('CSV: 1 selected')?.click();
	const [content] = blob.mock.lastCall as [Blob];
	expect((await content.text()).replace('\uFEFF', '')).toBe('bread,grams\r\nspelt,\r\n');
	expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toBe('bread.csv');
});

test('the filter explains itself and counts the rows that are left', async () => {
	const { place, searched } = await tools([]);
	const field = place.querySelector('input') as HTMLInputElement;
	expect(field.title).toBe('Rows with all words.');
	expect(place.querySelector('[role=status]')?.textContent).toBe('2 of 7');
	field.value = 'rye';
	field.dispatchEvent(new Event('input', { bubbles: true }));
	expect(searched).toEqual(['rye']);
});

test('shows no filter if the table has none', async () => {
	expect((await tools([], null)).place.querySelector('input')).toBeNull();
});

test('copies and saves all rows where only a part is loaded', async () => {
	const all = [rye, spelt, { bread: 'emmer', grams: 500 }];
	const { button } = await tools([], '', async () => all);
	const blob = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:bread');
	vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
	await act(async () => button('CSV: all rows')?.click());
	const [content] = blob.mock.lastCall as [Blob];
	expect(await content.text()).toContain('emmer,500');
	const ticked = await tools([spelt], '', async () => all);
	expect(await copied(ticked.button('Copy: 1 selected'))).toBe('bread\tgrams\nspelt\t');
});
