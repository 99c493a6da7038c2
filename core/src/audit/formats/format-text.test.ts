import { describe, expect, it } from 'vitest';
import { cellWidth } from './cell-width.ts';
import { formatText, pageText, type TextOptions } from './format-text.ts';
import { auditedPage, breadHtml, hostileHtml } from './sample-pages.fixtures.ts';

const subject = 'https://example.com/bread';
const linesOf = (options: TextOptions = {}, html = breadHtml) =>
	pageText(auditedPage(subject, html, { url: subject }), options).split('\n');

describe('a report in the terminal', () => {
	it('begins with the page, the basis of the report, and the verdict', () => {
		const [first, second] = linesOf({ width: 80 });
		expect(first).toMatch(/^https:\/\/example\.com\/bread {2,}rule set us 2026\.11/);
		expect(second).toMatch(
			/^Nothing on the page forbids indexing; headers and robots.txt not read/,
		);
	});

	it('shows the fault beside the rule name, and the fix below it', () => {
		const lines = linesOf({ width: 80 });
		const at = lines.indexOf(
			'  ✗ The page has no title                                         title_tag_used',
		);
		expect(at).toBeGreaterThan(0);
		expect(lines[at + 1]).toMatch(/^ {6}Write a title/);
	});

	it('only counts notes by default, and shows their places on request', () => {
		const folded = linesOf().join('\n');
		expect(folded).toMatch(/\d+ notes? \(--notes shows them\)/);
		expect(folded).not.toContain('main headings');
		const whole = linesOf({ notes: true }).join('\n');
		expect(whole).toMatch(
			/ {2}· The page has 2 main headings \(h1\) +only_one_h1_tag\n {6}3:3 {2}<h1>Bread<\/h1>\n {6}4:3 {2}<h1>Rolls<\/h1>\n {6}Keep/,
		);
		expect(whole).not.toContain('--notes');
	});

	it('shows three places and counts the rest', () => {
		const headings = '<h1>Bread</h1>\n'.repeat(7);
		const lines = linesOf({ notes: true }, `<html><body>\n${headings}</body></html>`);
		const at = lines.findIndex((line) => line.endsWith('only_one_h1_tag'));
		expect(lines.slice(at + 1, at + 4)).toEqual([
			'      2:1  <h1>Bread</h1>',
			'      3:1  <h1>Bread</h1>',
			'      4:1  <h1>Bread</h1>     and 4 more',
		]);
	});

	it('counts the rules that HTML alone cannot decide, without those that only lack a keyword', () => {
		const { report } = auditedPage('a.html', breadHtml);
		const unknown = report.rules.filter(
			({ reason, status }) => status === 'not_checked' && reason !== 'no_keyword',
		).length;
		const text = pageText({ subject: 'a.html', report });
		if (unknown > 0) expect(text).toContain(`${unknown} not checkable from HTML alone`);
		else expect(text).not.toContain('checkable');
	});

	it('lists the rules that could not be checked on request, by reason', () => {
		const page = auditedPage('a.html', breadHtml);
		expect(pageText(page)).not.toContain('http_status_is_ok');
		const listed = pageText(page, { notChecked: true, width: 100_000 }).split('\n');
		const names = (reason: string) => listed.find((line) => line.includes(`, ${reason}: `));
		expect(names('needs the server’s response')).toContain('http_status_is_ok');
		expect(names('needs a keyword')).toContain('keyword_in_h1_tag');
		const unknown = page.report.rules.filter(({ status }) => status === 'not_checked');
		expect(unknown.filter(({ name }) => !listed.join('\n').includes(name))).toEqual([]);
	});

	it.each([40, 60, 80, 100, 160])('keeps within %i columns in either language', (width) => {
		for (const locale of ['en', 'ja']) {
			const page = auditedPage('a.html', breadHtml, { locale });
			for (const line of pageText(page, { width, notes: true, notChecked: true }).split('\n')) {
				expect(cellWidth(line)).toBeLessThanOrEqual(width);
			}
		}
	});

	it('speaks the language of the report', () => {
		const text = pageText(auditedPage('a.html', breadHtml, { locale: 'ja' }), { width: 80 });
		expect(text).toContain('要修正');
		expect(text).toContain('✗ ページにタイトルがありません');
	});

	it('has colors only on request, and resets each of them', () => {
		expect(linesOf({ notes: true }).join('\n')).not.toContain('\u001b');
		const coloured = linesOf({ notes: true, color: true }).join('\n');
		expect(coloured).toContain('\u001b[31m✗\u001b[0m');
		const codes = coloured.split('\u001b[').slice(1);
		expect(codes.filter((code) => code.startsWith('0m'))).toHaveLength(codes.length / 2);
	});

	it('removes terminal control sequences', () => {
		const page = auditedPage('\u001b]0;title\u0007.html', hostileHtml);
		const text = pageText(page, { notes: true });
		expect(text).toContain('�');
		expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
	});

	it('only counts pages of several that have nothing to list, and shows a lone page', () => {
		const bad = auditedPage('bad.html', breadHtml);
		const clean = {
			subject: 'clean.html',
			report: { ...bad.report, findings: [], indexable: 'yes' as const },
		};
		const text = formatText([clean, bad, clean]);
		expect(text).toMatch(/^bad\.html/);
		expect(text).not.toContain('clean.html');
		expect(text).toContain('3 pages · 2 with nothing to list · ');
		expect(formatText([clean, { ...clean, subject: 'other.html' }])).toMatch(/^2 pages · 2 with/);
		expect(formatText([clean])).toMatch(/^clean\.html/);
		const hidden = { ...clean, report: { ...clean.report, indexable: 'no' as const } };
		expect(formatText([hidden, clean])).toContain('clean.html');
		expect(formatText([clean, clean], { notChecked: true })).toContain('clean.html');
	});

	it('adds up several pages at the end', () => {
		const text = formatText([auditedPage('a.html', breadHtml), auditedPage('b.html', breadHtml)]);
		const [page] = [auditedPage('a.html', breadHtml)];
		const { blocker, error } = page.report.counts;
		expect(text.trimEnd().split('\n').at(-1)).toContain(
			`2 pages · ${2 * (blocker + error)} must fix`,
		);
	});
});
