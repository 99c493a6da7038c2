import { expect, test } from 'vitest';
import { auditHtml } from '../../run/audit-html.ts';
import { lowerSeverities } from './lower-severities.ts';

const report = auditHtml('<!doctype html><body><p>Flour', { geo: 'us' });
const missing = 'title_tag_used';

test('a lowered rule counts less and moves down, and the verdict stays', () => {
	const lowered = lowerSeverities(report, { [missing]: 'note' });
	const places = [report, lowered].map(({ findings }) =>
		findings.findIndex(({ name }) => name === missing),
	);
	expect(lowered.findings.find(({ name }) => name === missing)?.severity).toBe('note');
	expect(lowered.counts.error).toBe(report.counts.error - 1);
	expect(lowered.score).toBeGreaterThan(report.score);
	expect(places[1]).toBeGreaterThan(places[0] ?? 0);
	expect(lowered.indexable).toBe(report.indexable);
});

test('no severity is raised', () => {
	expect(lowerSeverities(report, { [missing]: 'blocker' }).counts).toEqual(report.counts);
});
