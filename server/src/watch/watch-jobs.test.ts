import { createHmac } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished } from 'vitest';
import { createPace } from '../crawl/pace/pace.ts';
import type { Database } from '../database/open-database.ts';
import type { HeldJob } from '../jobs/job.ts';
import { createAuditPool } from '../pages/audits/audit-pool.ts';
import { certificateReader } from '../pages/fetch/read-certificate.ts';
import { createVault } from '../sources/seal.ts';
import { onEachEngine } from '../testing/database.ts';
import { writeSite } from '../testing/facts/write-site.ts';
import { localSite, page, redirect } from '../testing/local-site.ts';
import { mailReceiver } from '../testing/mail-receiver.ts';
import { pageFetcher } from '../testing/page-fetcher.ts';
import { performDeliveries } from './deliver/perform-deliveries.ts';
import { addTarget } from './deliver/targets.store.ts';
import type { FaultKind } from './look/fault.ts';
import type { FaultNews } from './messages/news.ts';
import { performConfirmation, performWatch } from './watch-jobs.ts';
import { addWatch } from './watches.store.ts';

const minute = 60_000;
const html = (path: string, head = '') =>
	`<!doctype html><html lang="en"><head><title>Bread ${path}</title>${head}</head><body><h1>Bread</h1><p>Rye bread from our oven.</p></body></html>`;

const jsonLd = (text: string) => `<script type="application/ld+json">${text}</script>`;
const head = (tags: string) => (path: string) => page(html(path, tags));
const sent = (headers: Readonly<Record<string, string>>) => (path: string) =>
	page(html(path), headers);
const status = (code: number) => (path: string) => page(html(path), {}, code);
const titled = (title: string) => (path: string) =>
	page(html(path).replace(/<title>.*<\/title>/, title));

const cutOff: RequestListener = (_, response) => {
	response.writeHead(200, { 'content-type': 'text/html', 'content-length': '1000' });
	response.write('<title>Br', () => response.destroy());
};

/** Ways to break a page, each with the fault that a watch should name. */
const breakages: readonly (readonly [FaultKind, (path: string) => RequestListener])[] = [
	['noindex', head('<meta name="robots" content="noindex">')],
	['noindex', head('<meta name="robots" content="none">')],
	['noindex', head('<meta name="googlebot" content="noindex">')],
	['noindex', sent({ 'x-robots-tag': 'noindex' })],
	['noindex', sent({ 'x-robots-tag': 'googlebot: noindex' })],
	['error_status', status(404)],
	['error_status', status(410)],
	['error_status', status(403)],
	['error_status', status(500)],
	['error_status', status(503)],
	['redirected', () => redirect('/')],
	['redirected', () => redirect('/', 302)],
	['redirected', () => redirect('/', 308)],
	['unreachable', () => redirect('#', 301)],
	['unreachable', () => (_, response) => response.destroy()],
	['unreachable', () => page('%PDF-1.7', { 'content-type': 'application/pdf' })],
	['unreachable', () => cutOff],
	['canonical', head('<link rel="canonical" href="/">')],
	['canonical', head('<link rel="canonical" href="https://shop.example/rye">')],
	['canonical', sent({ link: '</>; rel="canonical"' })],
	['title', titled('')],
	['title', titled('<title></title>')],
	['title', titled('<title> </title>')],
	['languages', head('<link rel="alternate" hreflang="xx-yy-zz" href="/x">')],
	['languages', head('<link rel="alternate" hreflang="en-uk" href="/x">')],
	['structured_data', head(jsonLd('{"@context":"https://schema.org","@type":"Product",'))],
	[
		'structured_data',
		head(
			jsonLd(
				'{"@context":"https://schema.org","@type":"Product","name":"Rye","offers":{"@type":"Offer"}}',
			),
		),
	],
	[
		'structured_data',
		head(jsonLd('{"@context":"https://schema.org","@type":"Recipe","name":"Rye"}')),
	],
	['robots', (path) => page(html(path))],
];

const sitemap = page('<urlset><url><loc>/</loc></url></urlset>');

async function watchedSite(database: Database) {
	let areBroken = false;
	const paths = breakages.map((_, number) => `/bread/${number}`);
	const either =
		(well: RequestListener, ill: RequestListener): RequestListener =>
		(request, response) =>
			(areBroken ? ill : well)(request, response);
	const robots =
		(rules: string): RequestListener =>
		({ headers: { host } }, response) => {
			// One of the two was never there.
			const sitemaps = ['old', 'sitemap'].map((name) => `Sitemap: http://${host}/${name}.xml`);
			response.end([...sitemaps, rules].join('\n'));
		};
	const blocked = robots(`User-agent: *\nDisallow: ${paths.at(-1)}`);
	const site = await localSite({
		...Object.fromEntries(
			breakages.map(([, breakPage], number) => {
				const path = `/bread/${number}`;
				return [path, either(page(html(path)), breakPage(path))];
			}),
		),
		'/': page(html('home')),
		'/spelt': page(html('spelt')),
		'/robots.txt': either(robots(''), blocked),
		'/sitemap.xml': either(sitemap, page('', {}, 404)),
	});
	const receiver = await webhookReceiver();
	const mail = await mailReceiver();
	// Canonical URLs of local hosts are not judged.
	const host = `bakery.example:${site.port}`;
	const url = (path: string) => `http://${host}${path}`;
	const { siteId } = await writeSite(database, {}, { domain: 'bakery.example' });
	const settings = {
		pages: { from: 'list', urls: [...paths, '/spelt'].map(url) },
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
	const allowedHosts = new Set([host, receiver.host]);
	const surroundings = {
		database,
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
		// A fetcher of its own for each look, because one keeps a robots.txt for minutes of the real clock.
		const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
		const services = { fetcher: pageFetcher({ allow: [host], resolve }), pool };
		return perform({ ...surroundings, services })(job, new AbortController().signal);
	};
	return {
		site: url('/'),
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

onEachEngine('reports each of thirty faults once, and its end', async (database) => {
	const { breakPages, deliver, look, mail, receiver, secret, site } = await watchedSite(database);
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
	const news: readonly FaultNews[] = JSON.parse(body).news;

	expect(news.flatMap(namesIn).sort()).toEqual(seeded(site).sort());
	breakPages(false);
	await look();
	await look();
	await deliver();
	expect(receiver.received).toHaveLength(4);
	const last: readonly FaultNews[] = JSON.parse(receiver.received.at(-1)?.body ?? '').news;
	expect(last.every(({ change }) => change === 'cleared')).toBe(true);
	expect(last.flatMap(namesIn).sort()).toEqual(seeded(site).sort());
	expect(mail.mails).toHaveLength(2);
	expect(mail.mails[0]).toContain('To: baker@bakery.example');
	expect(mail.mails[0]).toMatch(/5 pages are kept out of search results/);
	expect(mail.mails[0]).toMatch(/1 page has lost its sitemap/);
	expect(mail.mails[1]).toContain('recovered');
});

const namesIn = ({ fault, pages }: FaultNews) => pages.map(({ url }) => `${fault} ${url}`);

const seeded = (site: string) => [
	...breakages.map(([kind], number) => `${kind} ${site}bread/${number}`),
	`sitemap ${site}`,
];
