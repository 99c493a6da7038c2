import { expect, test } from 'vitest';
import { withoutShortcodes } from './without-shortcodes.ts';

const strip = withoutShortcodes(['gallery', 'wp-form', 'note']);

test.each([
	['[gallery]', ''],
	['[gallery ids="1,2" size="large" /]', ''],
	['[note]Mind the oven.[/note]', 'Mind the oven.'],
	['[wp-form id=3]', ''],
	['He said it [sic], see [1]', 'He said it [sic], see [1]'],
	['[galleryplus]', '[galleryplus]'],
])('beats pain 3: makes of %s “%s”', (text, expected) => {
	expect(strip(text)).toBe(expected);
});

test('leaves a site without shortcodes alone', () => {
	expect(withoutShortcodes([])('[gallery]')).toBe('[gallery]');
});
