import { expect, expectTypeOf, test } from 'vitest';
import { failingLate } from '../audit/rule.fixtures.ts';
import { defineRule } from '../audit/rule.ts';
import { auditHtml } from './audit-html.ts';
import { judgeRule } from './judge-rule.ts';

const brandInTitle = defineRule({
	name: 'title_tag_ends_with_brand',
	group: 'title',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'convention',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://example.com/style',
		says: 'Titles end with it.',
		checked: '2026-11-25',
	},
	reads: ['titles'],
	title: 'The title ends with the brand',
	why: 'Our style guide asks for it.',
	fix: 'Add “– Bakery” to the end of the title.',
	messages: { missing: '“{title}” does not end with the brand' },
	evaluate({ titles }, found) {
		expectTypeOf(titles).not.toBeAny();
		if (titles.length === 0) return 'not_applicable';
		for (const { node, text } of titles) {
			if (!text.endsWith('– Bakery')) found.missing({ title: text }, node);
		}
		return;
	},
});

const page = '<!doctype html><title>Rye</title><body>';

test.each([
	['<title>Rye – Bakery</title>', 'passed', []],
	['<title>Rye</title>', 'failed', ['“Rye” does not end with the brand']],
	['<p>Flour', 'not_applicable', []],
])('judges %s by a rule of one’s own', (html, status, messages) => {
	expect(judgeRule(brandInTitle, html)).toEqual({ status, messages });
});

test('a rule that throws fails its test, but is merely not checked in an audit', () => {
	const failing = failingLate(new Error('no title today'));
	expect(() => judgeRule(failing, '<title>Rye</title>')).toThrow('no title today');
	const options = { geo: 'us', ownRules: [failing], onError: () => undefined };
	const { rules } = auditHtml(page, options);
	expect(rules.at(-1)).toMatchObject({ name: failing.name, status: 'not_checked' });
});

test('findings of a user’s own rule count like others, in a report in any language', () => {
	const options = { geo: 'jp', locale: 'ja' } as const;
	const own = auditHtml(page, { ...options, ownRules: [brandInTitle] });
	const usual = auditHtml(page, options);
	expect(own.counts.note).toBe(usual.counts.note + 1);
	expect(own.findings.find(({ name }) => name === brandInTitle.name)).toMatchObject({
		headline: '“Rye” does not end with the brand',
		fix: brandInTitle.fix,
	});
});

test('two rules with one name are refused', () => {
	const taken = { ...brandInTitle, name: 'title_tag_used' };
	expect(() => judgeRule(taken, '<p>')).toThrow('there is already a rule “title_tag_used”');
});
