// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { createDraftShelf } from './draft-shelf.ts';
import { type Edit, withEdit } from './edit.ts';

const edit = (id: number): Edit => ({ id, field: 'title', before: '', after: 'Rye bread' });

beforeEach(() => localStorage.clear());

test('two tabs do not overwrite each other’s edits', () => {
	const one = createDraftShelf(localStorage, 'draft');
	const other = createDraftShelf(localStorage, 'draft');
	one.change((draft) => withEdit(draft, edit(1)));
	other.change((draft) => withEdit(draft, edit(2)));
	expect(Object.keys(one.read())).toEqual(['1:title', '2:title']);
	expect(one.read()).toBe(one.read());
});

test('keeps edits while the screen is open if the browser has no room for them', () => {
	const full = { getItem: () => null, removeItem: () => undefined };
	const shelf = createDraftShelf(
		Object.assign(Object.create(full), {
			setItem() {
				throw new DOMException('full', 'QuotaExceededError');
			},
		}),
		'draft',
	);
	shelf.change((draft) => withEdit(draft, edit(1)));
	expect(Object.keys(shelf.read())).toEqual(['1:title']);
});

test('ignores what a different script wrote', () => {
	localStorage.setItem('draft', '{"1:title":{"id":"1"}}');
	expect(createDraftShelf(localStorage, 'draft').read()).toEqual({});
});
