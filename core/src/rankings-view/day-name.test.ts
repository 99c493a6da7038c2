import { expect, test } from 'vitest';
import { dayName } from './day-name.ts';

test.each([
	['2025-11-25', 'en', 'Nov 25, 2025'],
	['2025-11-25', 'ja', '2025年11月25日'],
])('names %s with its year in %s, because ranges span years', (date, locale, name) => {
	expect(dayName(date, locale)).toBe(name);
});

test('shows text that is not a date unchanged', () => {
	expect(dayName('some day', 'en')).toBe('some day');
	expect(dayName('', 'en')).toBe('');
});
