import { expect, test } from 'vitest';
import { idOf, validContent } from './extra-content.ts';

const hero = { name: 'hero', label: 'Hero', html: '<p>Fresh from the oven</p>' };

test.each([
	['a list', [hero], [hero]],
	['the last of one name', [{ ...hero, html: 'old' }, hero], [hero]],
	['nothing empty', [{ ...hero, html: '' }], []],
	['nothing that is no text', [{ ...hero, html: 7 }, null, 'hero', { name: 'hero' }], []],
	['nothing but lists', { hero }, []],
	['nothing of nothing', undefined, []],
])('takes %s', (_what, given, taken) => {
	expect(validContent(given)).toEqual(taken);
});

test('a source name never looks like a place in a block', () => {
	expect(idOf({ name: 'hero:12' })).not.toContain(':');
});
