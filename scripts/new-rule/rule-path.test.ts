import { expect, test } from 'vitest';
import { parseRulePath } from './rule-path.ts';

test('derives every form of the name from the path', () => {
	expect(parseRulePath('structured-data/json_ld_is_valid_2')).toEqual({
		group: 'structured_data',
		name: 'json_ld_is_valid_2',
		constant: 'jsonLdIsValid2',
		module: 'structured-data/json-ld-is-valid-2',
		rulePath: 'core/src/rules/structured-data/json-ld-is-valid-2.rule.ts',
		fixturesPath: 'core/src/rules/structured-data/json-ld-is-valid-2.fixtures.ts',
	});
});

test('a path may contain a subfolder of the group', () => {
	expect(parseRulePath('links/text/link_text_is_fresh')).toMatchObject({
		group: 'links',
		module: 'links/text/link-text-is-fresh',
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
	'title/long/deep/title_tag_used',
])('%j is not the path of a rule', (text) => {
	expect(parseRulePath(text)).toBeNull();
});
