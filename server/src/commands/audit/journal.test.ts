import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { auditHtml } from '@plumbline/core';
import { expect, test } from 'vitest';
import { folder } from '../../testing/run-command.ts';
import { auditSettings } from './audit-settings.ts';
import type { Audited } from './inputs/audit-input.ts';
import { openJournal } from './journal.ts';

const settings = await auditSettings({});

function page(subject: string, links: readonly string[]): Audited {
	const report = auditHtml('<title>Bread</title>', { geo: 'us' });
	return { subject, report, links, summarized: null, ruleErrors: [] };
}

test('keeps long pages that are added at the same time', async () => {
	const path = join(folder, 'long.ndjson');
	const links = Array.from({ length: 40_000 }, (_, number) => `https://example.com/page/${number}`);
	const addresses = ['https://example.com/1', 'https://example.com/2', 'https://example.com/3'];
	const journal = await openJournal(path, settings);
	await Promise.all(addresses.map((address) => journal.add(address, page(address, links))));
	const again = await openJournal(path, settings);
	for (const address of addresses) {
		expect((await again.find(address))?.links.length).toBe(links.length);
	}
});

test('gives each report back as it was, and contains the texts of rules once', async () => {
	const path = join(folder, 'texts.ndjson');
	const first = await openJournal(path, settings);
	const pages = ['<title>Rye</title><p>Rye', '<h1>Rolls</h1>', '<title>Rye</title>'].map(
		(html, index) => ({
			...page(`https://example.com/${index}`, []),
			report: auditHtml(html, { geo: 'us' }),
		}),
	);
	const [one, ...others] = pages;
	if (one === undefined) throw new Error('Three pages expected');
	await first.add(one.subject, one);
	// A killed run leaves half a line.
	appendFileSync(path, '{"part":[999,{"name":"ha');
	const second = await openJournal(path, settings);
	for (const other of others) await second.add(other.subject, other);
	const third = await openJournal(path, settings);
	for (const { report, subject } of pages) {
		expect((await third.find(subject))?.report).toEqual(report);
	}
	const [rule] = one.report.rules.filter(({ occurrences }) => occurrences.length > 0);
	expect(readFileSync(path, 'utf8').split(JSON.stringify(rule?.why))).toHaveLength(2);
});

test('reports a failed write as a fault of the journal, not of the page', async () => {
	const home = join(folder, 'away');
	mkdirSync(home);
	const journal = await openJournal(join(home, 'journal.ndjson'), settings);
	rmSync(home, { recursive: true });
	const added = journal.add('https://example.com/', page('https://example.com/', []));
	await expect(added).rejects.toMatchObject({ code: 'usage' });
	await expect(added).rejects.toThrow(/--journal: .+ cannot be written: ENOENT/);
	await expect(openJournal(join(home, 'journal.ndjson'), settings)).rejects.toMatchObject({
		code: 'usage',
	});
});
