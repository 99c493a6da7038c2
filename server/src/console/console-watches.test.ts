import { listWatches, pauseWatch, signIn, tryWatchTarget } from '@plumbline/core/console';
import { expect, test } from 'vitest';
import { addTarget } from '../deliver/targets.store.ts';
import { signInLink } from '../sessions/sign-in-link.ts';
import { testApp } from '../testing/app.ts';
import { browserOf } from '../testing/browser.ts';
import { testVault } from '../testing/connected-site.ts';
import { mailReceiver } from '../testing/mail-receiver.ts';
import { addMessage } from '../watch/add-message.store.ts';
import { storeSubjects } from '../watch/known-subjects.store.ts';
import { addWatch } from '../watch/watches.store.ts';

const url = 'https://bakery.example/rye';

/** A console with a watch that has told about a page. */
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
	return { browser, mail, site, watchId: id };
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
			open_faults: [{ text: 'ページにタイトルがありません(1ページ)', subjects: [url] }],
			messages: [{ title: 'bakery.example: 1 page has no title' }],
		},
	]);
	const tried = { site_global_key: site, watch_id: watchId, target_id: 1 };
	expect(await browser.call(tryWatchTarget, tried)).toMatchObject({ body: { problem: null } });
	expect(mail.mails).toHaveLength(1);
	await browser.call(pauseWatch, { site_global_key: site, watch_id: watchId, is_paused: true });
	expect((await browser.call(listWatches, asked)).body).toMatchObject([{ is_paused: true }]);
	const other = { ...tried, watch_id: watchId + 1 };
	expect((await browser.call(tryWatchTarget, other)).status).toBe(404);
});
