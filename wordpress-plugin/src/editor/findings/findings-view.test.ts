import { expect, test } from 'vitest';
import { finding, reportOf } from './finding.fixtures.ts';
import { viewOf } from './findings-view.ts';

const here = [['a:0']];
const report = reportOf([
	finding(here, { name: 'for_writer', severity: 'error' }),
	finding([[]], { name: 'absent', severity: 'warning' }),
	finding(here, { name: 'for_seo', severity: 'warning', audience: 'seo' }),
	finding(here, { name: 'for_developer', severity: 'error', audience: 'developer' }),
	finding(here, { name: 'for_owner', severity: 'note', audience: 'owner' }),
	finding(here, { name: 'a_note', severity: 'note' }),
]);
const names = (findings: readonly { readonly name: string }[]) => findings.map(({ name }) => name);

test('separates findings for the writer, notes, and findings for other people', () => {
	const { toFix, notes, forOthers } = viewOf(report, null);

	expect(names(toFix)).toEqual(['for_writer', 'absent', 'for_seo']);
	expect(names(notes)).toEqual(['a_note']);
	expect(names(forOthers)).toEqual(['for_developer', 'for_owner']);
});

test('counts the findings that the writer sees', () => {
	const { counts } = viewOf(report, { words: 3, hasTitle: true, begunBlock: null });

	expect(counts).toMatchObject({ error: 1, warning: 1, note: 1, passed: 20 });
});

test('shows every finding in a post that is about to be published', () => {
	expect(names(viewOf(report, null).toFix)).toContain('absent');
});
