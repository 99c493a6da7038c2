import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditHtml } from '@plumbline/core';
import { expect, test } from 'vitest';
import { folder } from '../../testing/run-command.ts';
import { auditSettings } from './audit-settings.ts';
import { type Journal, openJournal } from './journal.ts';
import { withJournalDatabase } from './journal-database.ts';

const settings = await auditSettings({});

const inJournal = <Result>(path: string, work: (journal: Journal) => Promise<Result>) =>
	withJournalDatabase(path, async (database) => work(await openJournal(database, settings, path)));

const page = (subject: string, html = '<title>Bread</title>') => {
	const report = auditHtml(html, { geo: 'us' });
	return { subject, report, summarized: null };
};

test('returns each report unchanged, even for pages added at the same time', async () => {
	const path = join(folder, 'reports.journal');
	const pages = ['<title>Rye</title><p>Rye', '<h1>Rolls</h1>', '<title>Rye</title>', ''].map(
		(html, index) => page(`https://example.com/${index}`, html),
	);
	await inJournal(path, (journal) =>
		Promise.all([...pages, ...pages].map((one) => journal.add(one.subject, one))),
	);
	await inJournal(path, async (journal) => {
		for (const one of pages) expect(await journal.find(one.subject)).toEqual(one);
		expect(await journal.find('https://example.com/9')).toBeNull();
	});
});

test('refuses files that are not a journal, and places that cannot be written', async () => {
	const text = join(folder, 'notes.txt');
	writeFileSync(text, 'Flour, water, salt.\n'.repeat(99));
	const home = join(folder, 'home');
	mkdirSync(home);
	const open = (path: string) => inJournal(path, async () => undefined);
	await expect(open(text)).rejects.toMatchObject({
		code: 'usage',
		message: expect.stringContaining('is not the journal of an audit with these settings'),
	});
	await expect(open(home)).rejects.toMatchObject({
		code: 'usage',
		message: expect.stringMatching(/--journal: .+ cannot be written: it is a folder/),
	});
});
