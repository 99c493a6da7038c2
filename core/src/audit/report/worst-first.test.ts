import { expect, it, test } from 'vitest';
import type { Fixture } from '../../rules/fixture.ts';
import { fixtureHtml, fixtureOptions } from '../../rules/ordinary-page.ts';
import { auditHtml } from '../../run/audit-html.ts';
import { worstFirst } from './worst-first.ts';

const findingsOf = (fixture: Fixture) =>
	auditHtml(fixtureHtml(fixture), fixtureOptions(fixture)).findings;

const jsonLd = (data: object) =>
	`<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`;

const recipe =
	'<p>Serves: 8</p><h2>Ingredients</h2><ul><li>500 g rye flour</li><li>350 ml water</li><li>10 g salt</li></ul><h2>Method</h2><ol><li>Mix the flour with the water.</li><li>Bake it for an hour.</li></ol>';
const itsData = jsonLd({ '@type': 'Recipe', name: 'Rye', image: 'https://example.com/rye.jpg' });

test('a page with a type in lower case comes after a recipe without its data', () => {
	const miswritten = findingsOf({
		main: recipe,
		head: itsData + jsonLd({ '@type': 'webpage', name: 'Rye' }),
	});
	const withoutData = findingsOf({ main: recipe });
	expect(miswritten.map(({ name }) => name)).toEqual(['structured_data_has_context_and_type']);
	expect(withoutData.map(({ name }) => name)).toEqual(['structured_data_describes_page']);

	expect([miswritten, withoutData].sort(worstFirst)).toEqual([withoutData, miswritten]);
});

const blocker = { severity: 'blocker', class: 'engine', impact: 1 } as const;
const error = { ...blocker, severity: 'error' } as const;
const warning = { ...blocker, severity: 'warning' } as const;
const asked = { ...blocker, severity: 'note' } as const;
const convention = { ...asked, class: 'convention', impact: 5 } as const;

it.each([
	['a blocker', 'any number of errors', [blocker], [error, error, error]],
	['an error', 'any number of warnings', [error], [warning, warning, warning]],
	['a warning', 'any number of notes', [warning], [asked, asked, asked]],
	['two errors', 'one error with warnings', [error, error], [error, warning, warning]],
	['an error with a warning', 'an error', [error, warning], [error]],
	['a note that engines ask for', 'conventions', [asked], [convention, convention]],
	[
		'a note with more impact',
		'one with less',
		[{ ...asked, impact: 5 }],
		[{ ...asked, impact: 4 }],
	],
])('%s comes before %s', (_worse, _better, worse, better) => {
	expect(worstFirst(worse, better)).toBeLessThan(0);
	expect(worstFirst(better, worse)).toBeGreaterThan(0);
});

it.each([
	['the same findings in a different order', [warning, error], [error, warning]],
	['errors of different impact', [error], [{ ...error, impact: 5 }]],
	['nothing and conventions', [], [convention]],
])('%s are equal', (_name, one, other) => {
	expect(worstFirst(one, other)).toBe(0);
});
