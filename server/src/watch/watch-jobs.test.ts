import { createHmac } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished } from 'vitest';
import { createAuditPool } from '../audits/audit-pool.ts';
import { createPace } from '../crawl/pace.ts';
import type { Database } from '../database/open-database.ts';
import { performDeliveries } from '../deliver/perform-deliveries.ts';
import { addTarget } from '../deliver/targets.store.ts';
import { certificateReader } from '../fetch-page/read-certificate.ts';
import type { HeldJob } from '../jobs/job.ts';
import { createVault } from '../sources/seal.ts';
import { onEachEngine } from '../testing/database.ts';
import { writeSite } from '../testing/facts/write-site.ts';
import { localSite, page, redirect } from '../testing/local-site.ts';
import { mailReceiver } from '../testing/mail-receiver.ts';
import { pageFetcher } from '../testing/page-fetcher.ts';
import { performConfirmation, performWatch } from './watch-jobs.ts';
import { addWatch } from './watches.store.ts';

const minute = 60_000;
const html = (path: string, head = '') =>
	`<!doctype html><html lang="en"><head><title>Bread ${path}</title>${head}</head><body><h1>Bread</h1><p>Rye bread from our oven.</p></body></html>`;

const product =
	'<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Rye","offers":{"@type":"Offer"}}</script>';

/** Ways to break a page, each with the fault that a watch should name. */
const breakages = [
	['noindex', (path: string) => page(html(path, '<meta name="robots" content="noindex">'))],
	['error_status', (path: string) => page(html(path), {}, 404)],
	['error_status', (path: string) => page(html(path), {}, 503)],
	['redirected', () => redirect('/')],
	['noindex', (path: string) => page(html(path), { 'x-robots-tag': 'noindex' })],
	['title', (path: string) => page(html(path).replace(/<title>.*<\/title>/, ''))],
	['error_status', (path: string) => page(html(path), {}, 500)],
	[
		'languages',
		(path: string) => page(html(path, '<link rel="alternate" hreflang="xx-yy-zz" href="/x">')),
	],
	['structured_data', (path: string) => page(html(path, product))],
	['unreachable', () => (_: unknown, response: { destroy(): void }) => response.destroy()],
] as const;

const broken = 30;

async function watchedSite(database: Database) {
	let areBroken = false;
	const paths = Array.from({ length: broken + 5 }, (_, number) => `/bread/${number}`);
	const routes = Object.fromEntries(
		paths.map((path, number) => {
			const [, breakPage] = breakages[number % breakages.length]!;
			const [well, ill] = [page(html(path)), breakPage(path)];
			const route: typeof well = (request, response) =>
				(areBroken && number < broken ? ill : well)(request, response);
			return [path, route];
		}),
	);
	const site = await localSite({ ...routes, '/': page(html('home')) });
	const receiver = await webhookReceiver();
	const mail = await mailReceiver();
	const { siteId } = await writeSite(database, {}, { domain: site.host });
	const settings = {
		pages: { from: 'list', urls: paths.map(site.url) },
		tell: 'at_once',
		quiet: null,
		locale: 'en',
	} as const;
	const vault = createVault({ secret: 'a secret of this test', secretFile: '' });
	const watchId = await addWatch(
		database,
		{ siteId, name: 'Bread', settings, schedule: '0 0 * * *' },
		0,
	);
	const ofWatch = { siteId, watchId };
	const secret = 'shared with the receiver';
	await addTarget(database, vault, {
		...ofWatch,
		kind: 'webhook',
		address: receiver.url,
		secret,
	});
	await addTarget(database, vault, {
		...ofWatch,
		kind: 'mail',
		address: 'baker@bakery.example',
		secret: '',
	});
	const pool = createAuditPool();
	onTestFinished(() => pool.close());
	let nowMs = Date.UTC(2026, 10, 3, 12);
	const allowedHosts = new Set([site.host, receiver.host]);
	const surroundings = {
		database,
		services: { fetcher: pageFetcher({ allow: [site.host] }), pool },
		readCertificate: certificateReader(allowedHosts),
		now: () => nowMs,
		pace: createPace(0),
		vault,
		allowedHosts,
		random: () => 0,
		mail: { smtpUrl: mail.smtpUrl, from: 'plumbline@bakery.example' },
	};
	const run = (perform: typeof performWatch) => {
		const job: HeldJob = {
			id: 1,
			siteId,
			key: 'watch',
			kind: 'watch',
			payload: { watch: watchId, turn: 2 },
			schedule: '0 0 * * *',
			timeZone: 'UTC',
			attempts: 1,
			owner: 'test',
		};
		return perform(surroundings)(job, new AbortController().signal);
	};
	return {
		receiver,
		mail,
		secret,
		breakPages: (isBroken: boolean) => {
			areBroken = isBroken;
		},
		/** A look as scheduled, and those that confirm it. */
		async look() {
			nowMs += 60 * minute;
			await run(performWatch);
			nowMs += minute;
			await run(performConfirmation);
			nowMs += 10 * minute;
			await run(performConfirmation);
		},
		async deliver() {
			nowMs += 10 * minute;
			await run(() => performDeliveries(surroundings));
		},
	};
}

interface Received {
	readonly id: string;
	readonly body: string;
	readonly signature: string;
}

/** Fails at first, and answers late once: the sender has to try again. */
async function webhookReceiver() {
	const received: Received[] = [];
	let failures = 2;
	const site = await localSite({
		'/hook': async (request, response) => {
			const body = await text(request);
			received.push({
				id: String(request.headers['idempotency-key']),
				signature: String(request.headers['x-plumbline-signature']),
				body,
			});
			response.writeHead(failures-- > 0 ? 503 : 204).end();
		},
	});
	return { host: site.host, url: site.url('/hook'), received };
}

onEachEngine('tells each of thirty faults once, and that they are well again', async (database) => {
	const { breakPages, deliver, look, mail, receiver, secret } = await watchedSite(database);
	await look();
	breakPages(true);
	await look();
	await look();
	for (let attempt = 0; attempt < 4; attempt++) await deliver();
	const ids = new Set(receiver.received.map(({ id }) => id));
	expect([receiver.received.length, ids.size]).toEqual([3, 1]);
	const [{ body, signature }] = receiver.received.slice(-1) as [Received];
	const [, seconds, code] = /^t=(\d+),v1=(\w+)$/.exec(signature) ?? [];
	expect(code).toBe(createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'));
	const counts = Object.groupBy(breakages, ([kind]) => kind);
	const news: readonly object[] = JSON.parse(body).news;

	for (const [fault, ways] of Object.entries(counts)) {
		expect(news).toContainEqual(
			expect.objectContaining({
				change: 'opened',
				fault,
				count: (ways.length * broken) / breakages.length,
			}),
		);
	}
	breakPages(false);
	await look();
	await look();
	await deliver();
	expect(receiver.received).toHaveLength(4);
	const last: { readonly news: readonly { readonly change: string; readonly count: number }[] } =
		JSON.parse(receiver.received.at(-1)?.body ?? '');
	expect(last.news.map(({ change }) => change)).toEqual(Object.keys(counts).map(() => 'cleared'));
	expect(last.news.reduce((sum, { count }) => sum + count, 0)).toBe(broken);
	expect(mail.mails).toHaveLength(2);
	expect(mail.mails[0]).toContain('To: baker@bakery.example');
	expect(mail.mails[0]).toMatch(/6 pages are kept out of search results/);
	expect(mail.mails[1]).toContain('well again');
});
