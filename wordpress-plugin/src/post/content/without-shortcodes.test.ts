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
	// Some shortcodes are only registered on the front end.
	['Buy [products limit="4" orderby=\'date\' cols=2] here', 'Buy  here'],
	['[box color="red" /][box color="red"]Mind the oven.[/box]', 'Mind the oven.'],
	['[a=1] and [see x = 1], a[i] = b[/i', '[a=1] and [see x = 1], a[i] = b[/i'],
])('beats pain 3: reads %s as “%s”', (text, expected) => {
	expect(strip(text)).toBe(expected);
});

test('leaves a site without shortcodes alone', () => {
	expect(withoutShortcodes([])('[gallery]')).toBe('[gallery]');
});
