import { describe, expect, it } from 'vitest';
import { formulas } from '../../tables/formulas.fixtures.ts';
import type { AuditedPage } from './audited-page.ts';
import { formatCsv } from './format-csv.ts';
import { auditedPage, breadHtml, hostileHtml, hostileText } from './sample-pages.fixtures.ts';

const rowsOf = (pages: readonly AuditedPage[]) => parseCsv(formatCsv(pages).slice(1));

describe('a report as CSV', () => {
	it('begins with the UTF-8 byte order mark and ends every row with CR LF', () => {
		const text = formatCsv([auditedPage('a.html', breadHtml)]);
		expect(text.startsWith('\ufeffpage,rule_name,')).toBe(true);
		expect(text.endsWith('\r\n')).toBe(true);
		expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
	});

	it('has a row for each occurrence of each finding', () => {
		const page = auditedPage('a.html', breadHtml);
		const [, ...rows] = rowsOf([page]);
		const reported = page.report.findings.flatMap(({ occurrences }) => occurrences);
		expect(rows).toHaveLength(reported.length);
		const row = rows.find(([, name]) => name === 'only_one_h1_tag');
		expect(row?.slice(0, 4)).toEqual(['a.html', 'only_one_h1_tag', 'headings', 'note']);
		expect(row?.slice(9, 13)).toEqual([expect.stringContaining('h1'), '<h1>Bread</h1>', '3', '3']);
	});

	it('has the texts of a rule once, in its first row', () => {
		const [, ...rows] = rowsOf(['a.html', 'b.html'].map((name) => auditedPage(name, breadHtml)));
		for (const some of Map.groupBy(rows, ([, name]) => name).values()) {
			const [first, ...others] = some.map((row) => [row[8], row[13]]);
			expect(first).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/^https:/)]);
			expect(others.flat().join('')).toBe('');
			expect(others.length).toBeGreaterThan(0);
		}
	});

	it('keeps cells whole, whatever they contain', () => {
		const [header, ...rows] = rowsOf([auditedPage('a, "b".html', hostileHtml)]);
		for (const row of rows) expect(row).toHaveLength(header?.length ?? 0);
		expect(rows[0]?.[0]).toBe('a, "b".html');
	});

	it.each([...formulas, hostileText])('keeps a spreadsheet from running %j', (subject) => {
		const [, ...rows] = rowsOf([auditedPage(subject, breadHtml)]);
		expect(rows[0]?.[0]).toMatch(/^'\s?[=+\-@＝＋－＠]/);
	});

	it('is only a header if nothing was found', () => {
		expect(rowsOf([])).toHaveLength(1);
	});
});

/** An independent reader of RFC 4180, so that the test does not rely on our own. */
function parseCsv(text: string): readonly (readonly string[])[] {
	const cells = [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)];
	const rows: string[][] = [[]];
	for (const [, quoted, bare, end] of cells) {
		rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare ?? '');
		if (end === '\r\n') rows.push([]);
	}
	return rows.slice(0, -1);
}
