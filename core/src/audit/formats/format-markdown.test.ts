import { describe, expect, it } from 'vitest';
import { formatMarkdown } from './format-markdown.ts';
import { markdownCode, markdownText } from './plain-text.ts';
import { auditedPage, breadHtml, hostileHtml } from './sample-pages.fixtures.ts';

const tableRows = (text: string) => text.split('\n').filter((line) => line.startsWith('|'));
/** Splits cells like GitHub: at bars without a preceding backslash. */
const cellsOf = (row: string) => row.split(/(?<!\\)\|/).slice(1, -1);

describe('a report as Markdown', () => {
	it('has a heading, the verdict and a row for each finding', () => {
		const page = auditedPage('https://a.example/', breadHtml);
		const text = formatMarkdown([page]);
		expect(text).toMatch(/^## `https:\/\/a\.example\/`\n\n\*\*.* · \d+ must fix/);
		expect(tableRows(text)).toHaveLength(2 + page.report.findings.length);
		expect(text).toContain('3:3 `<h1>Bread</h1>`<br>4:3 `<h1>Rolls</h1>`');
	});

	it('has four cells in every row, whatever the page contains', () => {
		const text = formatMarkdown([auditedPage('a|b.html', hostileHtml)]);
		for (const row of tableRows(text)) expect(cellsOf(row)).toHaveLength(4);
		expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
	});

	it.each([['a.html'], ['a.html', 'b.html']])(
		'says once what to do about a rule, after the last of the pages %j',
		(...names) => {
			const pages = names.map((name) => auditedPage(name, breadHtml));
			const text = formatMarkdown(pages);
			const [tables = '', end = ''] = text.split('\n## What to do\n');
			const findings = pages.flatMap(({ report }) => report.findings);
			expect(tableRows(tables)).toHaveLength(2 * pages.length + findings.length);
			for (const row of tableRows(tables)) expect(cellsOf(row)).toHaveLength(4);
			expect(end.split('\n- ')).toHaveLength(1 + findings.length / pages.length);
			for (const { fix } of findings) expect(text.split(markdownText(fix))).toHaveLength(2);
		},
	);

	it('only counts pages of several that have nothing to list', () => {
		const bad = auditedPage('bad.html', breadHtml);
		const clean = {
			subject: 'clean.html',
			report: { ...bad.report, findings: [], indexable: 'yes' as const },
		};
		const text = formatMarkdown([clean, bad]);
		expect(text).toMatch(/^\*\*2 pages · 1 with nothing to list · .*\*\*\n\n## `bad\.html`/);
		expect(text).not.toContain('clean.html');
		expect(formatMarkdown([clean])).toContain('clean.html');
	});

	it.each([1, 2])('has no table if nothing was found on any of %i pages', (count) => {
		const { report, subject } = auditedPage('a.html', breadHtml);
		const page = { subject, report: { ...report, findings: [] } };
		expect(tableRows(formatMarkdown(Array.from({ length: count }, () => page)))).toEqual([]);
	});
});

describe('words in Markdown', () => {
	it.each([
		['**bold** and _thin_', '\\*\\*bold\\*\\* and \\_thin\\_'],
		['[a](b)', '\\[a\\](b)'],
		['<img src=x>', '\\<img src=x\\>'],
		['&lt;', '\\&lt;'],
		['a | b', 'a \\| b'],
		['`code`', '\\`code\\`'],
		['https://a.example www.b.example', 'https\\://a.example www\\.b.example'],
		['@someone fixes #12', '@\u2060someone fixes #\u206012'],
		['line\nbreak', 'line break'],
		['plain words, 100 % (mostly).', 'plain words, 100 % (mostly).'],
	])('%j stay words', (text, expected) => {
		expect(markdownText(text)).toBe(expected);
	});

	it.each([
		['<b>', '`<b>`'],
		['a`b', '``a`b``'],
		['`a``', '``` `a`` ```'],
		['a|b', '`a\\|b`'],
		['a\u001b[0mb\nc', '`a�[0mb c`'],
		['', ''],
	])('%j stays code', (text, expected) => {
		expect(markdownCode(text)).toBe(expected);
	});
});
