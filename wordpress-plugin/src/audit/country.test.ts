import { expect, test } from 'vitest';
import { countryOf } from './country.ts';

test.each([
	['pt-BR', 'br'],
	['en-GB', 'gb'],
	['ja', 'jp'],
	['de', 'de'],
	['es-419', 'us'],
	['', 'us'],
	['no tag', 'us'],
])('judges %s by the rule set of %s', (tag, country) => {
	expect(countryOf(tag)).toBe(country);
});
