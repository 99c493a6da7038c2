import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { trackEngine } from '../../accounts/engines.store.ts';
import { allSites } from '../../accounts/sites.store.ts';
import { openDatabase } from '../../database/open-database.ts';
import { parseDay } from '../../facts/day.ts';
import { jobStates } from '../../jobs/jobs.store.ts';
import { syncKey } from '../../jobs/sync/schedule-connection.ts';
import { addConnection } from '../../sources/connections.store.ts';
import { vaultOf } from '../../sources/seal.ts';
import { fakeBingKey, startFakeBing } from '../../testing/fake-bing/fake-bing.ts';
import { ended, folder, runCommand, startCommand } from '../../testing/run-command.ts';

const secret = 'only for this one test';

test('a server reads its connections as soon as it runs, and releases them when stopped', async () => {
	const environment = {
		DATABASE_URL: 'sqlite:served/plumbline.db',
		PORT: '0',
		PLUMBLINE_SECRET: secret,
	};
	const databaseUrl = `sqlite:${join(folder, 'served/plumbline.db')}`;
	await runCommand(['site', 'add', '--domain', 'bakery.example'], environment);
	const newest = parseDay('2026-11-13') ?? 0;
	const bing = await startFakeBing({ weeks: [newest], siteUrl: 'https://bakery.example/' });
	onTestFinished(bing.close);
	const database = await openDatabase(databaseUrl);
	onTestFinished(() => database.destroy());
	const [site] = await allSites(database);
	const siteId = site?.id ?? 0;
	const connection = await addConnection(database, vaultOf({ secret, secretFile: '' }), {
		siteId,
		source: 'bing-webmaster',
		engineId: await trackEngine(database, siteId, 'bing_us'),
		settings: { siteUrl: 'https://bakery.example/', baseUrl: bing.url },
		credentials: { apiKey: fakeBingKey },
	});
	const server = startCommand(['serve'], environment);
	const state = async () =>
		(await jobStates(database, [syncKey(connection.id)])).get(syncKey(connection.id));
	while (((await state())?.finishedMs ?? null) === null) await wait(50);
	server.kill('SIGTERM');
	const { code, output } = await ended(server);
	expect(code).toBe(0);
	expect(await state()).toMatchObject({ state: 'waiting', lastError: null });
	expect(output).toContain('"outcome":"succeeded"');
	expect(output).not.toContain(fakeBingKey);
});
