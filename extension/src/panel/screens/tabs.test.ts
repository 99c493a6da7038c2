import { expect, test } from 'vitest';
import { tabOf, tabOfKey } from './tabs.ts';

test.each([
	['overview', 'overview'],
	['images', 'images'],
	['rendered', 'indexing'],
	['settings', null],
] as const)('the screen %s is in the tab %s', (screen, tab) => {
	expect(tabOf(screen)).toBe(tab);
});

test.each([
	['1', 'overview'],
	['8', 'indexing'],
	['0', 'rankings'],
	['10', null],
	['a', null],
	['Enter', null],
])('the key %s opens the tab %s', (key, tab) => {
	expect(tabOfKey(key)).toBe(tab);
});
