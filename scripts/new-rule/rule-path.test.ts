import { expect, test } from 'vitest';
import { parseRulePath } from './rule-path.ts';

test('a path gives the name everywhere it is written', () => {
	expect(parseRulePath('structured-data/json_ld_is_valid_2')).toEqual({
		group: 'structured_data',
		name: 'json_ld_is_valid_2',
		constant: 'jsonLdIsValid2',
		module: 'structured-data/json-ld-is-valid-2',
		rulePath: 'core/src/rules/structured-data/json-ld-is-valid-2.rule.ts',
		fixturesPath: 'core/src/rules/structured-data/json-ld-is-valid-2.fixtures.ts',
	});
});

test.each([
	'',
	'title',
	'title/',
	'colour/red_is_used',
	'title/TitleTagUsed',
	'title/title-tag-used',
	'../etc/some_name',
	'title/a_b/c',
])('%j names no rule', (text) => {
	expect(parseRulePath(text)).toBeNull();
});
