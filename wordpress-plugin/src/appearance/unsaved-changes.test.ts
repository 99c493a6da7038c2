import { expect, test } from 'vitest';
import { unsavedChanges } from './unsaved-changes.ts';

test('only values that differ are sent', () => {
	const saved = { site: { name: 'Tea', logo: 4, profiles: ['a'] }, 'every:date': {} };
	const edited = {
		site: { name: 'Water', logo: 4, profiles: ['a'] },
		'every:date': { hidden: true },
		'every:search': { title: '{title}' },
	};

	expect(unsavedChanges(saved, edited)).toEqual({
		site: { name: 'Water' },
		'every:date': { hidden: true },
		'every:search': { title: '{title}' },
	});
});

test('switching on and off again changes nothing, and emptying does', () => {
	expect(unsavedChanges({}, { a: { hidden: false, title: '', robots: [], logo: 0 } })).toEqual({});
	expect(unsavedChanges({ a: { title: 'x' } }, { a: { title: '' } })).toEqual({ a: { title: '' } });
});
