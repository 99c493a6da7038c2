import { expect, test } from 'vitest';
import { partNames, selection } from './selection.ts';

test('no names select everything', () => {
	expect(selection([])).toEqual(selection(partNames));
});

test('a name selects its unit tests and its end-to-end tests', () => {
	expect(selection(['extension'])).toEqual({ vitest: ['extension'], playwright: ['extension'] });
});

test('“e2e” selects all end-to-end tests', () => {
	expect(selection(['e2e']).playwright).toEqual(selection([]).playwright);
});
