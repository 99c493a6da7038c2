import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('plain text', () => {
	it.each([
		['a colour', 'red \u001b[31malert', 'red �[31malert'],
		['a command in one byte', 'clear \u009b2J', 'clear �2J'],
		[
			'a link to elsewhere',
			'\u001b]8;;https://a.example\u0007click',
			'�]8;;https://a.example�click',
		],
		['a bell, a delete and a null', '\u0007\u007f\u0000', '���'],
		['a line that overwrites itself', 'good\rbad\nworse', 'good bad worse'],
		['a turned direction', 'invoice\u202efdp.exe', 'invoice�fdp.exe'],
		['half a character', 'a\ud83d', 'a�'],
	])('shows %s', (_name, given, expected) => {
		expect(plainText(given)).toBe(expected);
	});

	it.each(['“Brot” · 日本語 · עברית', '👩‍🍳 क्षि'])('leaves %s alone', (text) => {
		expect(plainText(text)).toBe(text);
	});
});
