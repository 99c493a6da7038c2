import { expect, test } from 'vitest';
import { adviceFor, habits } from './habits.ts';

test.each([
	'What cannot be known is said.',
	'Who gives no page is sent here.',
	'This value is none.',
	'A preview is no page of its own.',
	'The heading stands in the header.',
	'A page that tells of two languages.',
	'An error is told apart from a refusal.',
	'Watch: Tell changed fields.',
	'That there may be more keywords is shown.',
	'The editor is told at once.',
	'The address is another.',
	'Whoever edits posts may audit them.',
])('objects to “%s”', (text) => {
	expect(adviceFor(text)).toHaveLength(1);
});

test.each([
	'What is wrong with this page?',
	'What to do. Add a title.',
	'There is no description.',
	'None of them is linked.',
	'Leave it out if there is none.',
	'English stands in for missing texts.',
	'The old key is no longer valid.',
	'HTML stands for HyperText Markup Language.',
	'The table stands out.',
	'Add another keyword.',
	'That is not a date.',
	'Plumbline tells you whether a page is right.',
	'Page types are not known. Choose one.',
])('accepts “%s”', (text) => {
	expect(adviceFor(text)).toEqual([]);
});

test('every habit has an example here', () => {
	expect(habits).toHaveLength(8);
});
