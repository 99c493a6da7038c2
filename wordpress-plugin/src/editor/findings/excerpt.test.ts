import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test('keeps a short text, on one line', () => {
	expect(excerpt('  A loaf\n of bread ')).toBe('A loaf of bread');
});

test('cuts a long text without breaking a letter', () => {
	const cut = excerpt('𠮷'.repeat(80));

	expect(cut).toBe(`${'𠮷'.repeat(59)}…`);
});
