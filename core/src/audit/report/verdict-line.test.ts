import { describe, expect, it } from 'vitest';
import { auditHtml } from '../../run/audit-html.ts';
import type { Counts } from './report.ts';
import { verdictLine, verdictParts } from './verdict-line.ts';

const none: Counts = {
	blocker: 0,
	error: 0,
	warning: 0,
	note: 0,
	passed: 40,
	notApplicable: 3,
	notChecked: 2,
};
const line = (counts: Partial<Counts>, locale = 'en') =>
	verdictLine({ indexable: 'yes', counts: { ...none, ...counts }, locale });

describe('the verdict line', () => {
	it.each([
		[{ error: 1, warning: 2, note: 9 }, 'Can be indexed · 1 must fix · 2 worth fixing · 9 notes'],
		[{ blocker: 1, error: 2 }, 'Can be indexed · 3 must fix'],
		[{ note: 1 }, 'Can be indexed · nothing to fix · 1 note'],
		[{}, 'Can be indexed · nothing to fix'],
	])('counts %j', (counts, expected) => {
		expect(line(counts)).toBe(expected);
	});

	it('speaks Japanese', () => {
		expect(line({ error: 1, note: 2 }, 'ja')).toBe('検索に登録できます · 要修正 1 件 · 参考 2 件');
	});

	it('says whether the page can be indexed, before anything else', () => {
		const parts = verdictParts({ indexable: 'no', counts: { ...none, blocker: 1 }, locale: 'en' });
		expect(parts).toEqual([
			{ kind: 'indexable', text: 'Cannot be indexed' },
			{ kind: 'must_fix', text: '1 must fix' },
		]);
	});

	it('says that the page asks engines to show a different page', () => {
		const verdict = { indexable: 'elsewhere', counts: none } as const;
		expect(verdictLine({ ...verdict, locale: 'en' })).toMatch(
			/^Points search engines to another page · /,
		);
		expect(verdictLine({ ...verdict, locale: 'ja' })).toMatch(/^別のページを検索に出す指定です · /);
	});

	it('does not call a page faultless before its scripts have drawn it', () => {
		const html =
			'<html lang="en"><head><title>Rye bread</title><meta name="viewport" content="width=device-width"></head><body><div id="root"></div><script src="/oven.js"></script></body></html>';
		expect(verdictLine(auditHtml(html, { geo: 'us' }))).toContain(
			'nothing to fix before scripts draw the page',
		);
	});

	it('reads a whole report', () => {
		const report = auditHtml('<html><body>Bread</body></html>', { geo: 'us' });
		expect(verdictLine(report)).toMatch(/ · \d+ must fix/);
	});
});
