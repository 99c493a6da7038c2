import type { Log } from 'sarif';
import { describe, expect, it } from 'vitest';
import { artifactUri, formatSarif } from './format-sarif.ts';
import { auditedPage, breadHtml, hostileHtml } from './sample-pages.fixtures.ts';

const logOf = (...pages: Parameters<typeof formatSarif>[0]): Log => JSON.parse(formatSarif(pages));
const runOf = (log: Log) => log.runs[0]!;
const page = auditedPage('site/über uns.html', breadHtml);
const run = runOf(JSON.parse(formatSarif([page], { notes: true })));

describe('a report as SARIF', () => {
	it('is of version 2.1.0 and one run', () => {
		const log = logOf(page);
		expect(log).toMatchObject({
			version: '2.1.0',
			runs: [{ tool: { driver: { name: 'Plumbline' } } }],
		});
		expect(log.runs).toHaveLength(1);
	});

	it('describes every rule with help and its source', () => {
		const { rules = [] } = run.tool.driver;
		expect(rules.map(({ id }) => id)).toEqual(page.report.rules.map(({ name }) => name));
		for (const rule of rules) {
			expect(rule.help?.text).toBeTruthy();
			expect(URL.canParse(rule.helpUri ?? '')).toBe(true);
		}
	});

	it('has a result for each occurrence, with the index of its rule', () => {
		const reported = page.report.findings.flatMap(({ occurrences }) => occurrences);
		expect(run.results).toHaveLength(reported.length);
		for (const { ruleId, ruleIndex } of run.results ?? []) {
			expect(run.tool.driver.rules?.[ruleIndex ?? -1]?.id).toBe(ruleId);
		}
	});

	it('leaves out notes unless they are wanted, and begins with the worst', () => {
		const { results = [] } = runOf(logOf(page, page));
		const levels = results.map(({ level }) => level);
		expect(levels).not.toContain('note');
		expect(levels).toContain('warning');
		// “error” comes before “warning” in the alphabet, too.
		expect(levels).toEqual(levels.toSorted());
	});

	it('follows a result while its line moves', () => {
		const moved = auditedPage(page.subject, breadHtml.replace('<title>', '\n\n<title>'));
		const marks = (...pages: Parameters<typeof formatSarif>[0]) =>
			runOf(logOf(...pages)).results?.map(({ partialFingerprints }) => partialFingerprints);
		expect(marks(moved)).toEqual(marks(page));
		expect(new Set(marks(page)?.map((each) => JSON.stringify(each))).size).toBe(
			marks(page)?.length,
		);
	});

	it('has no more results than GitHub stores', () => {
		const many = Array.from({ length: 3000 }, () => page);
		expect(runOf(logOf(...many)).results).toHaveLength(5000);
	});

	it('takes the level from the severity', () => {
		const levels = new Map(run.results?.map(({ level, ruleId }) => [ruleId, level]));
		expect(levels.get('title_tag_used')).toBe('error');
		expect(levels.get('only_one_h1_tag')).toBe('note');
	});

	it('points at the line and column, and also at the other nodes', () => {
		const result = run.results?.find(({ ruleId }) => ruleId === 'only_one_h1_tag');
		expect(result?.locations?.[0]?.physicalLocation).toEqual({
			artifactLocation: { uri: 'site/%C3%BCber%20uns.html' },
			region: { startLine: 3, startColumn: 3, snippet: { text: '<h1>Bread</h1>' } },
		});
		expect(result?.relatedLocations).toMatchObject([
			{ id: 0, physicalLocation: { region: { startLine: 4, startColumn: 3 } } },
		]);
	});

	it('names only the page if the finding has no node', () => {
		const result = run.results?.find(({ ruleId }) => ruleId === 'title_tag_used');
		expect(result?.locations).toEqual([
			{ physicalLocation: { artifactLocation: { uri: 'site/%C3%BCber%20uns.html' } } },
		]);
	});

	it('lists a rule once, however many pages there are', () => {
		const both = runOf(logOf(page, auditedPage('b.html', hostileHtml)));
		const names = both.tool.driver.rules?.map(({ id }) => id) ?? [];
		expect(new Set(names).size).toBe(names.length);
	});

	it('meets the format: positive lines and columns, texts that are not empty', () => {
		for (const { locations, message } of runOf(logOf(auditedPage('b.html', hostileHtml))).results ??
			[]) {
			expect(message.text).toBeTruthy();
			const region = locations?.[0]?.physicalLocation?.region;
			if (!region) continue;
			expect(region.startLine).toBeGreaterThanOrEqual(1);
			expect(region.startColumn).toBeGreaterThanOrEqual(1);
		}
	});

	it('is an empty run if there are no pages', () => {
		expect(runOf(logOf())).toMatchObject({ tool: { driver: { rules: [] } }, results: [] });
	});
});

it.each([
	['https://example.com/a b?q=1', 'https://example.com/a%20b?q=1'],
	['site/über uns.html', 'site/%C3%BCber%20uns.html'],
	['/home/me/page.html', 'file:///home/me/page.html'],
	['site\\page.html', 'site/page.html'],
	['C:\\site\\page.html', 'file:///C:/site/page.html'],
	['javascript:alert(1)', 'javascript%3Aalert(1)'],
	['100%.html', '100%25.html'],
])('names %s as %s', (subject, uri) => {
	expect(artifactUri(subject)).toBe(uri);
});
