import type { Scope } from '@plumbline/core/api';
import { afterAll, beforeAll } from 'vitest';
import { createApiKey } from '../accounts/api-keys/api-keys.store.ts';
import { type Database, openDatabase } from '../database/open-database.ts';
import { refreshSampleAccount } from '../sample/sample-account.ts';
import { testApp } from './app.ts';
import { connectedClient, httpTransport, originOf } from './mcp-client.ts';

/** Writing the account takes two seconds, and longer while other programs work. */
const writingMs = 60_000;

/** Agents of the sample account, which is written once for all tests of a file. */
export function sampleAgents() {
	let database: Database;
	let accountId: number;
	beforeAll(async () => {
		database = await openDatabase('sqlite::memory:');
		accountId = (await refreshSampleAccount(database, Date.parse('2026-11-15'))).account.id;
	}, writingMs);
	afterAll(() => database.destroy());

	/** A server on the account, and one client for each list of scopes. */
	return async (granted: readonly (readonly Scope[])[], allow: readonly string[] = []) => {
		const { app } = await testApp({ allow, database });
		const origin = await originOf(app);
		const clients = granted.map(async (scopes) => {
			const apiKey = await createApiKey(database, { accountId, scopes });
			return connectedClient(httpTransport(origin, apiKey));
		});
		return { app, origin, agents: await Promise.all(clients) };
	};
}
