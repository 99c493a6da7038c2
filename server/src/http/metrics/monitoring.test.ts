import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ensureSite } from '../../accounts/sites.store.ts';
import { registerInspection } from '../../database/readiness.ts';
import { enqueueJob } from '../../jobs/enqueue-job.store.ts';
import { createRenderer } from '../../pages/render/create-renderer.ts';
import { defaultRenderLimits } from '../../pages/render/render-limits.ts';
import type { BrowserEnd } from '../../pages/render/renderer.ts';
import { testApp } from '../../testing/app.ts';

const read = (name: string) =>
	readFileSync(new URL(`../../../../pipelines/monitoring/${name}`, import.meta.url), 'utf8');

const rules = [...read('alerts.yml').matchAll(/alert: (\w+)\n +expr: (.+)/g)].map(
	([, alert = '', expression = '']) => ({ alert, expression }),
);

async function monitored(options: Parameters<typeof testApp>[0] = {}) {
	const renderer = idleRenderer();
	const deliveries = { sent: 0, waiting: 0, failed: 0 };
	const given = await testApp({ renderer, deliveries, ...options });
	const scrape = async () => `up{job="plumbline"} 1\n${(await given.app.inject('/metrics')).body}`;
	return { ...given, deliveries, scrape };
}

/** It starts no browser before the first page gets its turn. */
const idleRenderer = (limits = defaultRenderLimits) =>
	createRenderer({ browser: '/bin/false', allowedHosts: new Set(), limits });

/** The sum of the samples that an expression of our simple form compares, and whether it is true. */
function fires(expression: string, before: string, now: string): boolean {
	const [, increase, name, label = '', compare, limit] =
		/^(increase\()?(\w+)(?:\{([^}]*)\})?(?:\[\w+\]\))? (>|==) (\d+)$/.exec(expression) ?? [];
	if (name === undefined) throw new Error(`The test does not understand ${expression}`);
	const sum = (scraped: string) =>
		scraped
			.split('\n')
			.filter((line) => line.startsWith(name) && /^[ {]/.test(line.slice(name.length)))
			.filter((line) => line.includes(label))
			.reduce((total, line) => total + Number(line.split(' ').at(-1)), 0);
	const value = increase ? sum(now) - sum(before) : sum(now);
	return compare === '>' ? value > Number(limit) : value === Number(limit);
}

const alertsIn = (before: string, now: string) =>
	rules.filter(({ expression }) => fires(expression, before, now)).map(({ alert }) => alert);

test('every metric of alerts and dashboard is one that the server has', async () => {
	const { scrape } = await monitored();
	await scrape();
	const text = await scrape();
	const queries = [
		...rules.map(({ expression }) => expression),
		...[...read('grafana-dashboard.json').matchAll(/"expr": "(.*)"/g)].map(([, query]) => query),
	].join('\n');
	const names = new Set(queries.match(/\b(?:plumbline|process|nodejs)_\w+/g));
	expect(names.size).toBeGreaterThan(15);
	for (const name of names) expect(text).toContain(`${name.replace(/_(?:count|bucket)$/, '')} `);
	expect(rules.length).toBe(read('alerts.yml').match(/alert:/g)?.length);
});

test('a server at rest raises no alert', async () => {
	const { scrape } = await monitored();
	const before = await scrape();
	expect(alertsIn(before, await scrape())).toEqual([]);
});

test('a failed job raises its alert', async () => {
	const { accountId, database, scrape } = await monitored();
	const site = { accountId, domain: 'bakery.example', title: 'Bakery' };
	const { id: siteId } = await ensureSite(database, site);
	await enqueueJob(database, {
		siteId,
		key: 'bread',
		kind: 'bake',
		payload: null,
		schedule: null,
		runAtMs: 1000,
	});
	const before = await scrape();
	await database.updateTable('job').set({ last_error: 'Burnt.' }).execute();
	expect(alertsIn(before, await scrape())).toEqual(['PlumblineJobsFail']);
});

test('a message that cannot be delivered raises its alert', async () => {
	const { deliveries, scrape } = await monitored();
	const before = await scrape();
	deliveries.failed++;
	expect(alertsIn(before, await scrape())).toEqual(['PlumblineDeliveriesFail']);
});

test('a full disk raises its alert', async () => {
	const { database, scrape } = await monitored();
	const before = await scrape();
	const trouble = { isFull: true, damage: null };
	registerInspection(database, { trouble, look: async () => undefined });
	expect(alertsIn(before, await scrape())).toEqual(['PlumblineDiskFull']);
});

test('refused requests raise their alert', async () => {
	let isLate = false;
	const { app, scrape } = await monitored({ pressure: { isLate: () => isLate } });
	const before = await scrape();
	isLate = true;
	for (let times = 0; times < 11; times++) await app.inject('/api/v3/account/sites?api_key=x');
	isLate = false;
	expect(alertsIn(before, await scrape())).toEqual(['PlumblineOverloaded']);
});

test('requests that wait for a connection raise their alert, and so do connections beyond the most', async () => {
	const { app, database, scrape } = await monitored();
	const before = await scrape();
	const connections = () => ({ busy: 10, idle: 0, waiting: 3 });
	const trouble = { isFull: false, damage: null };
	registerInspection(database, { trouble, look: async () => undefined, connections });
	app.server.emit('drop');
	expect(alertsIn(before, await scrape())).toEqual([
		'PlumblineConnectionsExhausted',
		'PlumblineRefuses',
	]);
});

test('a server that does not answer raises its alert', async () => {
	const { app, scrape } = await monitored();
	const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/metrics`;
	// As Prometheus does.
	const up = async () =>
		`up{job="plumbline"} ${await fetch(url).then(
			({ ok }) => Number(ok),
			() => 0,
		)}`;
	const before = await scrape();
	expect(alertsIn(before, await up())).toEqual([]);
	await app.close();
	expect(alertsIn(before, await up())).toEqual(['PlumblineDown']);
});

test('a request that fails in an unforeseen way raises its alert', async () => {
	const { app, scrape } = await monitored();
	app.get('/broken', () => {
		throw new Error('Nobody foresaw this.');
	});
	const before = await scrape();
	await app.inject('/broken');
	expect(alertsIn(before, await scrape())).toEqual(['PlumblineFails']);
});

test('pages that wait for a browser raise their alert', async () => {
	const renderer = idleRenderer({ ...defaultRenderLimits, tabs: 0 });
	const { scrape } = await monitored({ renderer });
	const before = await scrape();
	const page = { url: 'http://bakery.example/', status: 200, headers: [], html: '<title>Rye' };
	const pages = Array.from({ length: 21 }, () => renderer.render(page));
	expect(alertsIn(before, await scrape())).toEqual(['PlumblineRenderQueue']);
	await renderer.close();
	await Promise.allSettled(pages);
});

test('browsers that are ended for their memory raise their alert', async () => {
	const ended = new Map<BrowserEnd, number>();
	const idle = idleRenderer();
	const renderer = { ...idle, load: () => ({ ...idle.load(), ended }) };
	const { scrape } = await monitored({ renderer });
	const before = await scrape();
	ended.set('memory', 21);
	expect(alertsIn(before, await scrape())).toEqual(['PlumblineBrowsersEnded']);
});

test('every alert has a test that raises it', () => {
	const text = readFileSync(new URL(import.meta.url), 'utf8');
	for (const { alert } of rules) expect(text).toContain(`'${alert}'`);
});
