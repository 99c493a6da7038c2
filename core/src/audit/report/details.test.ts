import { describe, expect, it } from 'vitest';
import { htmlReportSchema } from '../../api/endpoints/page-report.ts';
import { auditHtml } from '../../run/audit-html.ts';
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
	it('matches the published schema', () => {
		expect(htmlReportSchema.parse(details)).toEqual(details);
	});

	it('shows what is wrong and where for a failed rule', () => {
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

	it('gives null as the place of a finding without a node', () => {
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

	it('lists the rules of the plain report in order, plus the information rules', () => {
		const plain = toWire(report).audit.map(({ rule_name }) => rule_name);
		const withoutInformation = details.audit.filter((rule) => rule.class !== 'information');
		expect(withoutInformation.map(({ rule_name }) => rule_name)).toEqual(plain);
		const information = report.rules.filter((rule) => rule.class === 'information');
		expect(details.audit).toHaveLength(plain.length + information.length);
	});

	it('has the same summary as every view', () => {
		expect(details.verdict.summary).toMatch(
			/^Nothing on the page forbids indexing.* · \d+ must fix/,
		);
	});
});

describe('a selection of rules', () => {
	const { audit } = toWire(report);

	it('contains only failed rules on request', () => {
		const failed = selectRules(audit, { failed: true });
		expect(failed.length).toBeGreaterThan(0);
		expect(failed.every(({ optimized }) => !optimized)).toBe(true);
	});

	it('keeps the requested rules in catalogue order', () => {
		const rules = ['only_one_h1_tag', 'title_tag_used'];
		const names = selectRules(audit, { rules }).map(({ rule_name }) => rule_name);
		expect(names).toEqual(['title_tag_used', 'only_one_h1_tag']);
	});

	it('contains every rule by default, and none for an empty list of names', () => {
		expect(selectRules(audit, {})).toEqual(audit);
		expect(selectRules(audit, { rules: [] })).toEqual([]);
	});
});
