import {
	planReports,
	setReportLook,
	showReportSettings,
	signIn,
} from '@plumbline/console/contract';
import { expect, test } from 'vitest';
import { signInLink } from '../accounts/sessions/sign-in-link.ts';
import { performReports } from '../reports/perform-reports.ts';
import { reportKey } from '../reports/report-plan.store.ts';
import { testApp } from '../testing/app.ts';
import { browserOf } from '../testing/browser.ts';
import { testVault } from '../testing/connected-site.ts';
import { mailReceiver } from '../testing/mail-receiver.ts';
import { reportedSite } from '../testing/reported-site.ts';

async function consoleWithReports() {
	const mail = await mailReceiver();
	const settings = { smtpUrl: mail.smtpUrl, from: 'plumbline@bakery.example' };
	const sending = { allowedHosts: new Set<string>(), mail: settings };
	const { app, accountId, database } = await testApp({ vault: testVault, sending });
	const { globalKey: site, siteId } = await reportedSite(database, { pages: 10 });
	const browser = browserOf(app);
	const nowMs = Date.now();
	const link = await signInLink(database, { accountId, url: 'http://127.0.0.1:8787', nowMs });
	await browser.call(signIn, { secret: link.split('#sign-in=')[1] ?? '' });
	const read = async () => (await browser.call(showReportSettings, { site_global_key: site })).body;
	const send = async () => {
		const job = await database
			.selectFrom('job')
			.selectAll()
			.where('key', '=', reportKey(siteId))
			.executeTakeFirstOrThrow();
		expect(job.payload).not.toContain('@');
		const held = { id: job.id, siteId, payload: JSON.parse(job.payload) };
		const perform = performReports({ database, vault: testVault, mail: settings, version: '1' });
		return perform(held as Parameters<typeof perform>[0], new AbortController().signal);
	};
	return { browser, mails: mail.mails, read, send, site };
}

const plan = { rhythm: 'monthly', locale: 'en', addresses: ['ada@bakery.example', 'b@c.example'] };

test('a plan mails the report as text and as a file, until it ends', async () => {
	const { browser, mails, read, send, site } = await consoleWithReports();
	await browser.call(setReportLook, { name: 'Ada & Co', logo: '', color: '#7a2e8e' });
	const planned = await browser.call(planReports, { site_global_key: site, ...plan });
	expect(planned.status).toBe(200);
	expect(await read()).toMatchObject({
		look: { name: 'Ada & Co' },
		plan: { ...plan, sent_at: null, problem: null },
		sends_mail: true,
	});
	expect(await send()).toEqual([expect.stringContaining('Sent to 2')]);
	const [sent = ''] = mails;
	expect(mails.length).toBeGreaterThan(0);
	expect(sent).toContain('To: ada@bakery.example');
	expect(sent).not.toContain('b@c.example');
	expect(sent).toMatch(/filename=report-2026-11-22\.html/);
	expect(sent).toContain('What moved');
	await browser.call(planReports, { site_global_key: site, ...plan, addresses: [] });
	expect(await read()).toMatchObject({ plan: null });
});

test.each([
	[
		planReports,
		{ ...plan, addresses: ['ada@bakery.example\r\nBcc: all@x.example'] },
		'mail address',
	],
	[planReports, { ...plan, addresses: ['ada'] }, 'mail address'],
	[setReportLook, { name: '', logo: 'https://evil.example/x.png', color: '#7a2e8e' }, 'PNG'],
	[setReportLook, { name: '', logo: '', color: 'red;}' }, '#0b5f63'],
])('%# is refused, and the answer says what to change', async (call, input, text) => {
	const { browser, site } = await consoleWithReports();
	const key = call === planReports ? { site_global_key: site } : {};
	const { body, status } = await browser.call(call, { ...key, ...input });
	expect(status).toBe(400);
	expect(JSON.stringify(body)).toContain(text);
});
