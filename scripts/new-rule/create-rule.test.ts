import { expect, test } from 'vitest';
import { withRule } from './create-rule.ts';
import { parseRulePath, type RulePath } from './rule-path.ts';

const catalogue = `import type { Rule } from '../audit/rule.ts';
import { h1TagUsed } from './headings/h1-tag-used.rule.ts';
import { titleTagUsed } from './title/title-tag-used.rule.ts';

/** The catalogue. */
export const rules: readonly Rule[] = [
	// title
	titleTagUsed,
	// headings
	h1TagUsed,
];
`;

const rule = (text: string): RulePath => {
	const parsed = parseRulePath(text);
	if (!parsed) throw new Error(`no rule path: ${text}`);
	return parsed;
};
const orderIn = (source: string) => {
	const names = source.slice(source.indexOf('= [')).match(/^\t.*$/gm) ?? [];
	return names.map((line) => line.trim().replace(',', ''));
};

test('a new rule comes last in its group', () => {
	const source = withRule(catalogue, rule('title/a_title_is_fresh'));
	expect(orderIn(source)).toEqual([
		'// title',
		'titleTagUsed',
		'aTitleIsFresh',
		'// headings',
		'h1TagUsed',
	]);
	expect(source.match(/'\.\/.*'/g)).toEqual([
		"'./headings/h1-tag-used.rule.ts'",
		"'./title/a-title-is-fresh.rule.ts'",
		"'./title/title-tag-used.rule.ts'",
	]);
});

test('the first rule of a group adds the group', () => {
	const source = withRule(catalogue, rule('structured-data/json_ld_is_fresh'));
	expect(orderIn(source).slice(-2)).toEqual(['// structured data', 'jsonLdIsFresh']);
	expect(source).toContain(
		"import { jsonLdIsFresh } from './structured-data/json-ld-is-fresh.rule.ts';",
	);
});

test('inserts an import that sorts last after the others, before the code', () => {
	const source = withRule(catalogue, rule('title/title_tag_visible'));
	expect(source).toMatch(/title-tag-used\.rule\.ts';\nimport \{ titleTagVisible \}.*\n\n\/\*\*/);
});
