import {
	addWatch as addInConsole,
	editWatch,
	listWatches,
	pauseWatch,
	removeWatch,
	runWatch,
	signIn,
	tryWatchTarget,
	type WatchState,
} from '@plumbline/console/contract';
import { expect, test } from 'vitest';
import { signInLink } from '../accounts/sessions/sign-in-link.ts';
import { testApp } from '../testing/app.ts';
import { browserOf } from '../testing/browser.ts';
import { testVault } from '../testing/connected-site.ts';
import { mailReceiver } from '../testing/mail-receiver.ts';
import { addTarget } from '../watch/deliver/targets.store.ts';
import { addMessage } from '../watch/messages/add-message.store.ts';
import { storeSubjects } from '../watch/settle/known-subjects.store.ts';
import { addWatch } from '../watch/watches.store.ts';

const url = 'https://bakery.example/rye';

/** A console with a watch that has sent a message about a page. */
async function consoleWithWatch() {
	const mail = await mailReceiver();
	const given = await testApp({
		ownDomain: 'bakery.example',
		vault: testVault,
		sending: {
			allowedHosts: new Set(),
			mail: { smtpUrl: mail.smtpUrl, from: 'plumbline@bakery.example' },
		},
	});
	const { accountId, app, database } = given;
	const { id: siteId, global_key: site } = await database
		.selectFrom('site')
		.select(['id', 'global_key'])
		.executeTakeFirstOrThrow();
	const settings = {
		pages: { from: 'list' as const, urls: [url] },
		tell: 'at_once' as const,
		quiet: null,
		locale: 'en' as const,
	};
	const id = await addWatch(database, { siteId, name: 'Rye', settings, schedule: '0 0 * * *' }, 0);
	const target = { siteId, watchId: id, kind: 'mail', secret: '' } as const;
	await addTarget(database, testVault, { ...target, address: 'baker@bakery.example' });
	const fault = { kind: 'title', detail: '' } as const;
	const open = { faults: [{ ...fault, state: 'open', looks: 2, dueMs: 0 }], fields: null } as const;
	await storeSubjects(database, { id, siteId }, new Map([[url, open]]));
	const pages = [{ url, detail: '' }];
	const news = [{ change: 'opened', fault: 'title', count: 1, pages }] as const;
	await addMessage(database, { id, siteId }, news, { dueMs: 1000, nowMs: 1000 });
	const browser = browserOf(app);
	const link = await signInLink(database, {
		accountId,
		url: 'http://127.0.0.1:8787',
		nowMs: Date.now(),
	});
	await browser.call(signIn, { secret: link.split('#sign-in=')[1] ?? '' });
	return { browser, database, mail, site, siteId, watchId: id };
}

test('the console shows what is broken and what was sent, and tries a target', async () => {
	const { browser, mail, site, watchId } = await consoleWithWatch();
	const asked = { site_global_key: site, locale: 'ja' };
	const { body } = await browser.call(listWatches, asked);
	expect(body).toMatchObject([
		{
			name: 'Rye',
			is_paused: false,
			targets: [{ kind: 'mail', address: 'baker@bakery.example' }],
			open_faults: [
				{
					text: 'ページにタイトルがありません(1ページ)',
					// Written by an earlier version, which did not note the first look.
					subjects: [{ subject: url, detail: '', since: null, history: [{ at: isoOf(1000) }] }],
				},
			],
			messages: [{ title: 'bakery.example: 1 page has no title' }],
		},
	]);
	const tried = { site_global_key: site, watch_id: watchId, target_id: 1 };
	expect(await browser.call(tryWatchTarget, tried)).toMatchObject({ body: { problem: null } });
	expect(mail.mails).toHaveLength(1);
	expect(mail.mails[0]).toContain('Auto-Submitted: auto-generated');
	expect(mail.mails[0]).toContain('Content-Type: text/html');
	expect(mail.mails[0]).toMatch(/^Date: /m);
	expect(mail.mails[0]).toMatch(/^Message-ID: <[^>]+@bakery.example>/im);
	await browser.call(pauseWatch, { site_global_key: site, watch_id: watchId, is_paused: true });
	expect((await browser.call(listWatches, asked)).body).toMatchObject([{ is_paused: true }]);
	const other = { ...tried, watch_id: watchId + 1 };
	expect((await browser.call(tryWatchTarget, other)).status).toBe(404);
});

test('the console says since when a page is broken, and what happened to it before', async () => {
	const { browser, database, site, siteId, watchId } = await consoleWithWatch();
	const ofWatch = { id: watchId, siteId };
	const hostile = 'robots: <b>none</b>';
	const open = { kind: 'noindex', detail: hostile, state: 'open', looks: 2, dueMs: 0 } as const;
	const known = { faults: [{ ...open, sinceMs: 5000 }], fields: null };
	await storeSubjects(database, ofWatch, new Map([[url, known]]));
	const pages = [{ url, detail: hostile }];
	const others = [{ url: `${url}/other`, detail: '' }];
	for (const [nowMs, news] of [
		[2000, { change: 'cleared', fault: 'title', count: 1, pages }],
		[3000, { change: 'opened', fault: 'title', count: 1, pages: others }],
		[4000, { change: 'worthwhile', count: 1, pages }],
		[6000, { change: 'opened', fault: 'noindex', count: 9, pages }],
	] as const) {
		await addMessage(database, ofWatch, [news], { dueMs: nowMs, nowMs });
	}
	const { body } = await browser.call(listWatches, { site_global_key: site, locale: 'en' });
	const [{ open_faults: faults } = { open_faults: [] }] = body as WatchState[];
	expect(faults[0]?.subjects).toEqual([
		{
			...{ subject: url, detail: hostile, since: isoOf(5000) },
			history: [
				{ at: isoOf(6000), text: `1 page is kept out of search results (${hostile})` },
				{ at: isoOf(2000), text: expect.stringMatching(/title/) },
				{ at: isoOf(1000), text: '1 page has no title' },
			],
		},
	]);
});

const isoOf = (ms: number) => new Date(ms).toISOString();

const wanted = {
	name: ' Breads ',
	pages: { from: 'list', urls: [url] },
	schedule: '0 */6 * * *',
	tell: 'weekly',
	quiet: { from: 22, to: 7 },
	tells_changes: false,
	locale: 'ja',
	console: 'https://seo.example.com/watches',
	targets: [{ kind: 'webhook', address: 'https://hooks.example/x' }],
} as const;

test('the console adds a watch, and lets a server look now', async () => {
	const { browser, database, site } = await consoleWithWatch();
	const of = { site_global_key: site };
	const { body } = await browser.call(addInConsole, { ...of, ...wanted });
	expect(body).toEqual({
		watch_id: expect.any(Number),
		webhook_secrets: [{ host: 'hooks.example', secret: expect.stringMatching(/^[\w-]{43}$/) }],
	});
	const { watch_id } = body as { readonly watch_id: number };
	const [, added] = (await browser.call(listWatches, { ...of, locale: 'en' })).body as object[];
	expect(added).toMatchObject({
		name: 'Breads',
		targets: [{ kind: 'webhook', address: 'hooks.example' }],
	});
	const due = () =>
		database.selectFrom('job').select('run_at_ms').where('key', '=', `watch ${watch_id}`);
	await database.updateTable('job').set({ run_at_ms: 9e15 }).execute();
	expect((await browser.call(runWatch, { ...of, watch_id })).status).toBe(200);
	expect((await due().executeTakeFirstOrThrow()).run_at_ms).toBeLessThan(9e15);
	await browser.call(pauseWatch, { ...of, watch_id, is_paused: true });
	expect((await browser.call(runWatch, { ...of, watch_id })).status).toBe(400);
});

test('the console edits a watch, which keeps its targets and faults, and removes it', async () => {
	const { browser, database, site, watchId } = await consoleWithWatch();
	const of = { site_global_key: site };
	const { targets: _, ...changed } = wanted;
	const edited = { ...of, ...changed, watch_id: watchId, schedule: '0 1 * * *' };
	expect((await browser.call(editWatch, edited)).status).toBe(200);
	const listed = async () => (await browser.call(listWatches, { ...of, locale: 'en' })).body;
	expect(await listed()).toMatchObject([
		{
			name: 'Breads',
			schedule: '0 1 * * *',
			settings: { ...{ pages: wanted.pages, tell: 'weekly' }, tells_changes: false },
			targets: [{ address: 'baker@bakery.example' }],
			open_faults: [{ count: 1 }],
		},
	]);
	const job = () => database.selectFrom('job').select('schedule').where('kind', '=', 'watch');
	expect(await job().execute()).toEqual([{ schedule: '0 1 * * *' }]);
	const wrong = { ...edited, schedule: 'at one' };
	expect((await browser.call(editWatch, wrong)).status).toBe(400);
	expect((await browser.call(removeWatch, { ...of, watch_id: watchId })).status).toBe(200);
	expect(await listed()).toEqual([]);
	expect((await browser.call(removeWatch, { ...of, watch_id: watchId })).status).toBe(404);
	expect((await browser.call(editWatch, edited)).status).toBe(404);
});

test.each([
	[{ name: ' ' }, 'name'],
	[{ pages: { from: 'list', urls: ['rye'] } }, 'is not a URL'],
	[{ pages: { from: 'clicks', most: 0 } }, 'between 1 and 10000'],
	[{ schedule: 'hourly' }, 'cron line'],
	[{ quiet: { from: 5, to: 5 } }, 'two different hours'],
	[{ console: 'javascript:alert(1)' }, 'is not a URL'],
	[{ targets: [{ kind: 'mail', address: 'a@b.example, c@d.example' }] }, 'not a mail address'],
])('the console refuses a watch with %j', async (wrong, problem) => {
	const { browser, site } = await consoleWithWatch();
	const asked = { site_global_key: site, ...wanted, ...wrong };
	const { body, status } = await browser.call(addInConsole, asked);
	expect(status).toBe(400);
	expect(JSON.stringify(body)).toContain(problem);
});
