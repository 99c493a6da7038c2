import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../database/open-database.ts';
import { callCommand } from '../../testing/call-command.ts';
import { localSite, page } from '../../testing/local-site.ts';
import { mailReceiver } from '../../testing/mail-receiver.ts';
import { folder } from '../../testing/run-command.ts';

const html = '<!doctype html><html lang="en"><title>Rye</title><h1>Rye</h1><p>Rye bread.</p>';

/** Commands on a database of this test, with a site to watch and a mail server. */
async function watchedBakery() {
	let answer = page(html);
	const site = await localSite({ '/rye': (request, response) => answer(request, response) });
	const mail = await mailReceiver();
	const environment = {
		DATABASE_URL: `sqlite:${join(folder, 'watch.db')}`,
		PLUMBLINE_SECRET: 'a secret of this test',
		PLUMBLINE_ALLOW_HOSTS: site.host,
		PLUMBLINE_SMTP_URL: mail.smtpUrl,
		PLUMBLINE_MAIL_FROM: 'plumbline@bakery.example',
	};
	const run = (...words: readonly string[]) => callCommand(words, { environment });
	await run('site', 'add', '--domain', 'bakery.example');
	return {
		run,
		mail,
		url: site.url('/rye'),
		databaseUrl: environment.DATABASE_URL,
		breakPage: () => {
			answer = page(html, {}, 404);
		},
	};
}

test('a watch is added, tried, run, paused and removed', async () => {
	const { breakPage, databaseUrl, mail, run, url } = await watchedBakery();
	const added = await run('watch', 'add', 'Rye', '--url', url, '--mail', 'baker@bakery.example');
	expect(added).toMatchObject({ code: 0, output: expect.stringContaining('Watch 1 looks') });
	expect(await run('watch', 'test', '1')).toMatchObject({
		code: 0,
		output: 'mail baker@bakery.example: sent.\n',
	});
	expect(mail.mails).toEqual([expect.stringContaining('bakery.example: this is a test')]);
	expect(JSON.parse((await run('watch', 'test', '1', '--json')).output)).toMatchObject({
		targets: [{ target: 'mail baker@bakery.example', problem: null }],
	});
	expect(await run('watch', 'run', '1', '--once')).toMatchObject({ code: 0 });
	breakPage();
	const broken = await run('watch', 'run', '1', '--once', '--json');
	expect([broken.code, JSON.parse(broken.output)]).toMatchObject([
		1,
		{ watch_id: 1, name: 'Rye', worse: [{ fault: 'error_status', subject: url }] },
	]);
	const paused = await run('watch', 'pause', '1', '--json');
	expect(JSON.parse(paused.output)).toEqual({ watch_id: 1, name: 'Rye', is_paused: true });
	const { output } = await run('watch', 'list', '--json');
	expect(JSON.parse(output)).toMatchObject([
		{ name: 'Rye', is_paused: true, targets: ['mail baker@bakery.example'], open_faults: [] },
	]);
	const removed = await run('watch', 'remove', '1', '--json');
	expect(JSON.parse(removed.output)).toEqual({ watch_id: 1, name: 'Rye', removed: true });
	const database = await openDatabase(databaseUrl);
	for (const table of ['watch', 'watch_target', 'watch_subject'] as const) {
		expect(await database.selectFrom(table).selectAll().execute()).toEqual([]);
	}
	await database.destroy();
});

test.each([
	[['--top', '5', '--url', 'https://bakery.example/'], 'in one way'],
	[['--url', 'rye'], 'is not a URL'],
	[['--top', '5', '--quiet', '22'], 'is not a range of hours'],
	[['--top', '5', '--schedule', 'hourly'], 'is not a cron line'],
	[['--top', '5', '--tell', 'monthly'], 'Write at_once, daily or weekly'],
	[['--top', '5', '--mail', 'a@b.example, c@d.example'], 'is not a mail address'],
])('refuses %j', async (options, problem) => {
	expect(await callCommand(['watch', 'add', 'Rye', ...options])).toMatchObject({
		code: 2,
		errors: expect.stringContaining(problem),
	});
});
