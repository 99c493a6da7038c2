import { describe, expect, it } from 'vitest';
import { htmlReportSchema } from '../../api/page-report.ts';
import { auditHtml } from '../run/audit-html.ts';
import { selectRules, toDetails } from './details.ts';
import { toWire } from './wire.ts';

const options = { geo: 'us', url: 'https://example.com/bread' };
const report = auditHtml(
	`<!doctype html>
<html lang="en"><head></head>
<body><h1>Bread</h1>
<h1>Rolls</h1></body></html>`,
	options,
);
const details = toDetails(report);
const named = (name: string) => details.audit.find(({ rule_name }) => rule_name === name);

describe('the detailed report', () => {
	it('is what the contract publishes', () => {
		expect(htmlReportSchema.parse(details)).toEqual(details);
	});

	it('says of a failed rule what is wrong and where', () => {
		expect(named('only_one_h1_tag')).toMatchObject({
			optimized: false,
			status: 'failed',
			source: 'html',
			message: 'The page has 2 main headings (h1)',
			measured: { count: 2 },
			occurrence_count: 1,
			occurrences: [
				{ line: 3, column: 7, snippet: '<h1>Bread</h1>', related: [{ line: 4, column: 1 }] },
			],
		});
	});

	it('has null for a place where the finding has no node', () => {
		expect(named('title_tag_used')?.occurrences).toEqual([
			{
				id: expect.stringMatching(/^[0-9a-z]+$/),
				message: 'The page has no title',
				selector: null,
				snippet: null,
				line: null,
				column: null,
				related: [],
			},
		]);
	});

	it('holds the listed rules in their order, and the information rules besides', () => {
		const plain = toWire(report).audit.map(({ rule_name }) => rule_name);
		const withoutInformation = details.audit.filter((rule) => rule.class !== 'information');
		expect(withoutInformation.map(({ rule_name }) => rule_name)).toEqual(plain);
		const information = report.rules.filter((rule) => rule.class === 'information');
		expect(details.audit).toHaveLength(plain.length + information.length);
	});

	it('sums up as every view does', () => {
		expect(details.verdict.summary).toMatch(/^Can.* · \d+ must fix/);
	});
});

describe('a selection of rules', () => {
	const { audit } = toWire(report);

	it('leaves out the satisfied when only failed ones are wanted', () => {
		const failed = selectRules(audit, { failed: true });
		expect(failed.length).toBeGreaterThan(0);
		expect(failed.every(({ optimized }) => !optimized)).toBe(true);
	});

	it('keeps the named rules in the order of the catalogue', () => {
		const rules = ['only_one_h1_tag', 'title_tag_used'];
		const names = selectRules(audit, { rules }).map(({ rule_name }) => rule_name);
		expect(names).toEqual(['title_tag_used', 'only_one_h1_tag']);
	});

	it('is everything when nothing is asked, and nothing when no rule is named', () => {
		expect(selectRules(audit, {})).toEqual(audit);
		expect(selectRules(audit, { rules: [] })).toEqual([]);
	});
});
