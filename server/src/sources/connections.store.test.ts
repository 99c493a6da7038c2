import { expect } from 'vitest';
import { connectedSite, testVault } from '../testing/connected-site.ts';
import { onEachEngine } from '../testing/database.ts';
import {
	addConnection,
	findConnection,
	listConnections,
	openCredentials,
	removeConnection,
} from './connections.store.ts';
import { createVault } from './seal.ts';
import { sourceAccess } from './source-access.ts';

const key = { apiKey: 'sk-secret-key' };
const otherVault = createVault({ secret: 'another', secretFile: '/nowhere' });

function bing(database: Parameters<typeof connectedSite>[0], settings = {}) {
	return connectedSite(database, { source: 'bing-webmaster', settings, credentials: key });
}

onEachEngine('stores credentials encrypted, and gives them back', async (database) => {
	const { connection } = await bing(database);
	const { credentials } = await database
		.selectFrom('connection')
		.select('credentials')
		.executeTakeFirstOrThrow();
	expect(credentials).not.toContain('secret');
	const opened = { opened: true, credentials: key };
	expect(await openCredentials(database, testVault, connection)).toEqual(opened);
	expect(await listConnections(database)).toEqual([connection]);
	expect(await listConnections(database, connection.siteId + 1)).toEqual([]);
});

onEachEngine(
	'credentials of a different site cannot be decrypted in their place',
	async (database) => {
		const { connection } = await bing(database);
		const other = await connectedSite(database, {
			source: 'bing-webmaster',
			settings: {},
			credentials: { apiKey: 'other' },
			domain: 'other.example',
		});
		const row = database
			.selectFrom('connection')
			.select('credentials')
			.where('id', '=', connection.id);
		const stolen = await row.executeTakeFirstOrThrow();
		await database
			.updateTable('connection')
			.set(stolen)
			.where('id', '=', other.connection.id)
			.execute();
		expect(await openCredentials(database, testVault, other.connection)).toEqual({ opened: false });
	},
);

onEachEngine(
	'connecting again replaces the credentials, and a new property is read from the start',
	async (database) => {
		const { connection, target } = await bing(database, { property: 'one' });
		const day = {
			site_id: target.siteId,
			connection_id: connection.id,
			day: 1,
			is_final: 1,
			read_ms: 1,
		};
		await database.insertInto('connection_day').values(day).execute();
		const days = () => database.selectFrom('connection_day').selectAll().execute();
		const again = { ...connection, credentials: { apiKey: 'new' } };
		expect(await addConnection(database, testVault, again)).toEqual(connection);
		expect(await openCredentials(database, testVault, connection)).toMatchObject({
			credentials: { apiKey: 'new' },
		});
		expect(await days()).toHaveLength(1);
		await addConnection(database, testVault, { ...again, settings: { property: 'two' } });
		expect(await days()).toEqual([]);
	},
);

onEachEngine('without the secret key it names the credentials to enter again', async (database) => {
	const { connection, fetch, now, signal, site } = await bing(database);
	const surroundings = { database, vault: otherVault, fetch, now, signal };
	await expect(sourceAccess(surroundings, connection)).rejects.toMatchObject({
		failure: 'credentials',
		remedy: expect.stringContaining(`plumbline connect bing --site ${site.globalKey}`),
	});
});

onEachEngine('a connection is removed with its days, once', async (database) => {
	const { connection } = await bing(database);
	expect(await removeConnection(database, connection.siteId + 1, connection.id)).toBe(false);
	expect(await removeConnection(database, connection.siteId, connection.id)).toBe(true);
	expect(await removeConnection(database, connection.siteId, connection.id)).toBe(false);
	expect(await findConnection(database, connection.siteId, connection.id)).toBeNull();
});
