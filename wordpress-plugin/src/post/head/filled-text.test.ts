import { expect, test } from 'vitest';
import { filledText } from './filled-text.ts';

test.each([
	['{title} {separator} {site}', 'Bread – Bakery'],
	['{nonsense} of {site}', '{nonsense} of Bakery'],
	['About {tagline} bread', 'About bread'],
	['{constructor} of {site}', '{constructor} of Bakery'],
	['No  variable', 'No  variable'],
])('turns “%s” into “%s”', (text, filled) => {
	const variables = { title: 'Bread', separator: '–', site: 'Bakery', tagline: '' };

	expect(filledText(text, variables)).toBe(filled);
});
