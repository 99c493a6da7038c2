import { expect, test } from 'vitest';
import { filledTemplate, unknownVariables } from './filled-template.ts';

const variables = { title: 'Tea {site}', site: 'Pots', separator: '|', category: '' };

test.each([
	['{title} {separator} {site}', 'Tea {site} | Pots'],
	['{title} {separator} {category} {separator} {site}', 'Tea {site} | Pots'],
	['{category}{separator}{title}{separator}{category}', 'Tea {site}'],
	['{category} {separator}', ''],
	['{titel} {separator} {site}', 'Pots'],
	['{タイトル}{constructor} {{site}} { title }', '{Pots} { title }'],
])('fills in “%s”', (template, filled) => {
	expect(filledTemplate(template, variables)).toBe(filled);
});

test('unknown variables are named once, as they are written', () => {
	expect(unknownVariables('{title} {titel} {Title} {titel} {toString} {}', variables)).toEqual([
		'{titel}',
		'{Title}',
		'{toString}',
	]);
});
