import { expect, it } from 'vitest';
import { toDetails } from '../report/details.ts';
import { formatJson, type RuleTexts } from './format-json.ts';
import { auditedPage, breadHtml, hostileHtml } from './sample-pages.fixtures.ts';

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

it('contains the detailed report of a page with its subject', () => {
	const page = auditedPage('https://example.com/', breadHtml, { url: 'https://example.com/' });
	expect(JSON.parse(formatJson([page])).pages).toEqual([
		{
			subject: 'https://example.com/',
			url: 'https://example.com/',
			...plain(toDetails(page.report)),
		},
	]);
});

it('contains the texts of rules once, however many pages there are', () => {
	const pages = ['a.html', 'b.html'].map((name) => auditedPage(name, breadHtml));
	const saved = JSON.parse(formatJson(pages));
	for (const [index, { subject, report }] of pages.entries()) {
		const { audit, ...page } = saved.pages[index];
		const texts = new Map(saved.rules.map((rule: RuleTexts) => [rule.rule_name, rule]));
		const whole = audit.map((rule: RuleTexts) => ({ ...rule, ...texts.get(rule.rule_name)! }));
		expect({ ...page, audit: whole }).toEqual({ subject, url: null, ...plain(toDetails(report)) });
	}
	const [first] = saved.rules;
	expect(formatJson(pages).split(JSON.stringify(first.why))).toHaveLength(2);
});

it('carries hostile text unchanged without a raw control character', () => {
	const page = auditedPage('\u009b2J\u2028.html', hostileHtml);
	const text = formatJson([page]);
	expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u2028]/u);
	expect(JSON.parse(text).pages[0].subject).toBe('\u009b2J\u2028.html');
});
