import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { callCommand } from '../../testing/call-command.ts';
import { onEachEngineUrl } from '../../testing/database.ts';
import { faultySite } from '../../testing/faulty-site.ts';

interface Audited {
	readonly pages: readonly {
		readonly subject: string;
		readonly audit: readonly {
			readonly rule_name: string;
			readonly status: string;
			readonly superseded: boolean;
			readonly occurrences: readonly { readonly message: string }[];
		}[];
	}[];
}

interface Result {
	readonly pages: ReadonlySet<string>;
	/** URL, rule and message of each occurrence. */
	readonly findings: ReadonlySet<string>;
}

onEachEngineUrl('audit --crawl and crawl find the same on a site of faults', async (url) => {
	const site = await faultySite();
	const environment = { DATABASE_URL: url, ...site.allow };
	const run = (...words: readonly string[]) => callCommand(words, { environment });
	const audit = ['audit', site.url('/'), '--crawl', '200', '--delay', '0', '--format', 'json'];
	const audited = resultOfAudit((await run(...audit)).output, site.url(''));
	const folder = mkdtempSync(join(tmpdir(), 'plumbline-tables-'));
	await run('crawl', site.url('/'), '--delay', '0');
	await run('crawl', 'show', '--tables', folder, '--format', 'ndjson');
	const crawled = resultOfCrawl(folder, site.url(''));
	for (const finding of [...audited.findings, ...crawled.findings])
		expect(finding).not.toMatch(/“”/);
	expect(audited.findings.size).toBeGreaterThan(150);
	expect(audited).toEqual(crawled);
});

function resultOfAudit(output: string, origin: string): Result {
	// The command's own output.
	const { pages } = JSON.parse(output) as Audited;
	const findings = pages.flatMap(({ audit, subject }) =>
		audit
			.filter(({ status, superseded }) => status === 'failed' && !superseded)
			.flatMap(({ occurrences, rule_name: rule }) =>
				occurrences.map(({ message }) => `${subject} ${rule}: ${message}`),
			),
	);
	return {
		pages: plain(
			pages.map(({ subject }) => subject),
			origin,
		),
		findings: plain(findings, origin),
	};
}

function resultOfCrawl(folder: string, origin: string): Result {
	const rows = (table: string) =>
		readFileSync(join(folder, `${table}.ndjson`), 'utf8')
			.trim()
			.split('\n')
			// The command's own output.
			.map((line) => JSON.parse(line) as { url: string; rule: string; message: string });
	const findings = rows('findings').map(({ message, rule, url }) => `${url} ${rule}: ${message}`);
	return {
		pages: plain(
			rows('pages').map(({ url }) => url),
			origin,
		),
		findings: plain(findings, origin),
	};
}

/** Without the origin, and without the example of several pages: any of them will do. */
const plain = (lines: readonly string[], origin: string) =>
	new Set(lines.map((line) => line.replaceAll(origin, '').replace(/, among them “.*”$/, '')));
