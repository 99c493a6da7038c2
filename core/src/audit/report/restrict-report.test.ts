import { expect, test } from 'vitest';
import { auditHtml } from '../../run/audit-html.ts';
import { restrictReport } from './restrict-report.ts';

const report = auditHtml('<!doctype html><p>Flour', { geo: 'us', url: 'https://example.com/' });

test('excluded rules are not shown, counted or scored', () => {
	const name = report.findings[0]?.name;
	const rest = restrictReport(report, (rule) => rule !== name);
	expect(rest.findings.map((rule) => rule.name)).toEqual(
		report.findings.map((rule) => rule.name).slice(1),
	);
	expect(rest.rules).toHaveLength(report.rules.length - 1);
	expect(rest.score).toBeGreaterThanOrEqual(report.score);
});

test('without findings the score is 100 and the counts are zero', () => {
	const none = restrictReport(report, () => false);
	expect(none.score).toBe(100);
	expect(Object.values(none.counts)).toEqual([0, 0, 0, 0, 0, 0, 0]);
	expect(none.indexable).toBe(report.indexable);
});
