import { expect, test } from 'vitest';
import { checkChoices } from './check-choices.ts';

test('names the group of each check, and keeps the order of titles within a group', () => {
	const choices = checkChoices([
		{ name: 'alt', title: 'All images have an alt text', group: 'images' },
		{ name: 'cut', title: 'The title is not cut', group: 'title' },
		{ name: 'size', title: 'Images are small · or not', group: 'images' },
	]);
	expect(choices).toEqual([
		{ value: 'cut', label: 'Title · The title is not cut' },
		{ value: 'alt', label: 'Images · All images have an alt text' },
		{ value: 'size', label: 'Images · Images are small · or not' },
	]);
});
