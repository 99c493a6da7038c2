import { expect, test } from 'vitest';
import { changeOf, draftOf, draftWithBoth } from './group-edit.ts';

const seen = { name: 'Breads', keywords: ['oat', 'rye', 'spelt'] };

test('only what a person changed is sent', () => {
	expect(changeOf(seen, draftOf(seen))).toEqual({ name: 'Breads', add: [], remove: [] });
	expect(changeOf(seen, { name: ' Loaves ', typed: 'oat\n\n rye \nrolls\nrolls' })).toEqual({
		name: 'Loaves',
		add: ['rolls'],
		remove: ['spelt'],
	});
});

test.each([
	[
		'both add and remove',
		{ name: 'Breads', typed: 'oat\nrye\nrolls' },
		{ name: 'Breads', keywords: ['emmer', 'rye', 'spelt'] },
		{ name: 'Breads', typed: 'emmer\nrye\nrolls' },
	],
	[
		'they rename',
		{ name: 'Breads', typed: 'oat\nrye\nspelt\nrolls' },
		{ ...seen, name: 'Loaves' },
		{ name: 'Loaves', typed: 'oat\nrye\nspelt\nrolls' },
	],
	[
		'both rename and add the same',
		{ name: 'Bread', typed: 'oat\nrye\nspelt\nrolls' },
		{ name: 'Loaves', keywords: ['oat', 'rolls', 'rye', 'spelt'] },
		{ name: 'Bread', typed: 'oat\nrolls\nrye\nspelt' },
	],
])('keeping both loses nothing: %s', (_case, mine, theirs, both) => {
	expect(draftWithBoth(seen, mine, theirs)).toEqual(both);
});
