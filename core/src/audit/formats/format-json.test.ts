import { expect, it } from 'vitest';
import { toDetails } from '../report/details.ts';
import { formatJson, jsonReport, type RuleTexts } from './format-json.ts';
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

it('leaves out rules that found nothing, except the names of those that were not checked', () => {
	const pages = ['a.html', 'b.html'].map((name) => auditedPage(name, breadHtml));
	const brief = JSON.parse([...jsonReport(pages, { allRules: false })].join(''));
	const whole = JSON.parse(formatJson(pages));
	expect(brief.rules).toEqual(whole.rules);
	const [page, full] = [brief.pages[0], whole.pages[0]];
	const status = ({ status }: { status: string }) => status;
	expect(new Set(page.audit.map(status))).toEqual(new Set(['failed', 'information']));
	expect(page.audit).toEqual(
		full.audit.filter((rule: { status: string }) => /^(failed|information)$/.test(rule.status)),
	);
	const unchecked = full.audit.filter((rule: { status: string }) => rule.status === 'not_checked');
	expect(Object.values(page.not_checked).flat().sort()).toEqual(
		unchecked.map((rule: RuleTexts) => rule.rule_name).sort(),
	);
	expect(page.counts).toEqual(full.counts);
	expect([...jsonReport(pages.slice(0, 1), { allRules: false })].join('')).toBe(
		formatJson(pages.slice(0, 1)),
	);
});

it('carries hostile text unchanged without a raw control character', () => {
	const page = auditedPage('\u009b2J\u2028.html', hostileHtml);
	const text = formatJson([page]);
	expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u2028]/u);
	expect(JSON.parse(text).pages[0].subject).toBe('\u009b2J\u2028.html');
});
