import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { trackEngine } from '../accounts/engines.store.ts';
import { type Database, openDatabase } from '../database/open-database.ts';
import { scheduleConnection } from '../jobs/sync/schedule-connection.ts';
import { bingWebmaster } from '../sources/bing-webmaster/bing-webmaster.source.ts';
import { addConnection } from '../sources/connections.store.ts';
import { vaultOf } from '../sources/seal.ts';
import {
	brokenServer,
	deafHost,
	endlessWays,
	quickWays,
	unknownHost,
} from '../testing/broken-server.ts';
import { databaseUrl } from '../testing/database.ts';
import { writeSite } from '../testing/facts/write-site.ts';
import { forwarder } from '../testing/forwarder.ts';
import { localSite, page } from '../testing/local-site.ts';
import { startCommand } from '../testing/run-command.ts';
import { selfSignedSite } from '../testing/self-signed-site.ts';
import { scheduleDeliveries } from '../watch/deliver/schedule-deliveries.store.ts';
import { addTarget } from '../watch/deliver/targets.store.ts';
import { addMessage } from '../watch/messages/add-message.store.ts';
import { scheduleWatch } from '../watch/schedule-watch.store.ts';
import { addWatch } from '../watch/watches.store.ts';

// Systems outside the server may fail in any way: the server stays, and goes on with its jobs.

const secret = 'only for these tests';
const vault = vaultOf({ secret, secretFile: '' });

interface Outside {
	readonly database: Database;
	readonly siteId: number;
	readonly hosts: readonly string[];
}

/** Gives the server a job that needs these hosts. */
const systems: Readonly<Record<string, (outside: Outside) => Promise<void>>> = {
	'sites, robots.txt, sitemaps and certificates': async ({ database, hosts, siteId }) => {
		const urls = hosts.flatMap((host) => [`http://${host}/`, `https://${host}/`]);
		await watch(database, siteId, urls);
	},
	'receivers of webhooks': async (outside) => {
		const urls = outside.hosts.flatMap((host) => [`http://${host}/`, `https://${host}/`]);
		await sendTo(outside, 'webhook', urls);
	},
	'mail servers': (outside) =>
		// All of them are one server, which fails in turn.
		sendTo(
			outside,
			'mail',
			Object.keys(quickWays).map((_, index) => `baker-${index}@bakery.example`),
		),
	providers: async ({ database, hosts, siteId }) => {
		// Each takes some seconds, because Bing is asked again, and by one job at a time.
		for (const host of hosts.slice(-2)) {
			const connection = await addConnection(database, vault, {
				siteId,
				source: bingWebmaster.name,
				engineId: await trackEngine(database, siteId, 'bing_us'),
				settings: { siteUrl: 'https://bakery.example/', baseUrl: `http://${host}` },
				credentials: { apiKey: 'key' },
			});
			await scheduleConnection(database, bingWebmaster, connection, 0);
		}
	},
};

async function watch(database: Database, siteId: number, urls: readonly string[]): Promise<void> {
	const schedule = '0 0 1 1 *';
	const id = await addWatch(
		database,
		{ siteId, name: 'Rye', settings: settingsFor(urls), schedule },
		0,
	);
	await scheduleWatch(database, { id, siteId, schedule }, 0);
}

const settingsFor = (urls: readonly string[]) => ({
	pages: { from: 'list' as const, urls: [...urls] },
	tell: 'at_once' as const,
	quiet: null,
	locale: 'en' as const,
});

async function sendTo(
	{ database, siteId }: Outside,
	kind: 'webhook' | 'mail',
	addresses: readonly string[],
): Promise<void> {
	const news = [{ change: 'resumed', sinceMs: 0 }] as const;
	const settings = settingsFor([]);
	const given = { siteId, name: 'Rye', settings, schedule: '0 0 1 1 *' };
	const id = await addWatch(database, given, 0);
	for (const address of addresses) {
		await addTarget(database, vault, { siteId, watchId: id, kind, address, secret: '' });
	}
	await addMessage(database, { id, siteId }, news, { dueMs: 0, nowMs: 0 });
	await scheduleDeliveries(database, siteId);
}

/** Servers that fail from the first byte on, or only after robots.txt, or only at the sitemap. */
async function startHosts(ways: typeof quickWays) {
	const robots = { '/robots.txt': '' };
	const servers = Object.values(ways).flatMap((way) =>
		[{}, robots, { ...robots, '/': '<title>Rye</title>' }].map((sound) =>
			brokenServer([way], { sound }),
		),
	);
	return Promise.all(servers);
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
	while (!(await isTrue())) await wait(20);
}

async function startServer(settings: Readonly<Record<string, string>>) {
	const server = startCommand(['serve'], { PORT: '0', PLUMBLINE_SECRET: secret, ...settings });
	let log = '';
	server.stdout?.on('data', (chunk) => {
		log += chunk;
	});
	const [said] = await once(server.stderr!, 'data');
	return { server, log: () => log, base: String(said).match(/http:\S+:\d+/)?.[0] };
}

async function areAllJobsOver(database: Database): Promise<boolean> {
	const jobs = await database.selectFrom('job').select(['state', 'run_at_ms']).execute();
	const isDue = (job: (typeof jobs)[number]) =>
		job.state === 'leased' || (job.state === 'waiting' && job.run_at_ms <= Date.now());
	return !jobs.some(isDue);
}

test.for(Object.entries(systems))(
	'the server stays, and the next job runs, whatever %s do',
	{ timeout: 60_000 },
	async ([, begin], context) => {
		const url = await databaseUrl('sqlite', context);
		const database = await openDatabase(url);
		onTestFinished(() => database.destroy());
		const { siteId } = await writeSite(database, {});
		const quick = await startHosts(quickWays);
		const endless = await startHosts(endlessWays);
		const mail = await brokenServer(Object.values({ ...quickWays, ...endlessWays }));
		const contacts = () =>
			[mail, ...quick, ...endless].reduce((sum, { connections }) => sum + connections(), 0);
		const deaf = [await deafHost(), (await selfSignedSite()).host];
		const sound = await localSite({ '/': page('<title>Rye</title>') });
		const hosts = [...deaf, ...quick.map(({ host }) => host)];
		await begin({ database, siteId, hosts: [unknownHost, ...hosts] });
		const { base, log, server } = await startServer({
			DATABASE_URL: url,
			PLUMBLINE_SMTP_URL: `smtp://${mail.host}`,
			PLUMBLINE_MAIL_FROM: 'plumbline@bakery.example',
			PLUMBLINE_ALLOW_HOSTS: [sound.host, ...hosts, ...endless.map(({ host }) => host)].join(),
		});
		await until(() => areAllJobsOver(database));
		const contactsBefore = contacts();
		expect(contactsBefore).toBeGreaterThan(1);
		await begin({ database, siteId, hosts: endless.map(({ host }) => host) });
		await watch(database, siteId, [sound.url('/')]);
		await until(() => contacts() > contactsBefore);
		await until(() => sound.requests.some(({ url }) => url === '/'));
		expect((await fetch(`${base}/healthz`)).status).toBe(200);
		expect(log()).not.toContain('not caught');
		server.kill('SIGKILL');
		expect(await once(server, 'exit')).toEqual([null, 'SIGKILL']);
	},
);

test('the server stays, and the next job runs, whatever its database does', {
	timeout: 60_000,
}, async (context) => {
	const url = await databaseUrl('postgres', context);
	const database = await openDatabase(url);
	onTestFinished(() => database.destroy());
	const { siteId } = await writeSite(database, {});
	const sound = await localSite({ '/': page('<title>Rye</title>') });
	const port = Number(new URL(url).port);
	const door = await forwarder(port);
	onTestFinished(door.close);
	const { base, log } = await startServer({
		DATABASE_URL: url.replace(`:${port}/`, `:${door.port}/`),
		PLUMBLINE_ALLOW_HOSTS: sound.host,
	});
	const status = async (path: string) => (await fetch(`${base}${path}`)).status;
	const { 'says nothing': silent } = endlessWays;
	for (const way of [...Object.values(quickWays), silent]) {
		if (way === undefined) continue;
		door.leadTo((await brokenServer([way])).port);
		const ready = status('/readyz');
		expect(await status('/healthz')).toBe(200);
		expect(await ready).toBe(503);
	}
	door.leadTo(port);
	await watch(database, siteId, [sound.url('/')]);
	await until(() => sound.requests.some(({ url }) => url === '/'));
	expect(await status('/readyz')).toBe(200);
	expect(log()).not.toContain('not caught');
});
