import type { FastifyInstance } from 'fastify';
import type { OwnKey } from '../../accounts/api-keys/caller-finder.ts';
import { readConfig } from '../../config/config.ts';
import { fetcherWithAccess, rendererWithAccess } from '../../crawl/visits/site-access.ts';
import { type Database, openDatabase } from '../../database/open-database.ts';
import { createAuditPool, defaultPoolLimits } from '../../pages/audits/audit-pool.ts';
import { createPageFetcher } from '../../pages/fetch/fetch-page.ts';
import { defaultLimits } from '../../pages/fetch/limits.ts';
import { createRenderer } from '../../pages/render/create-renderer.ts';
import type { RenderPool } from '../../pages/render/renderer.ts';
import { createApp } from '../../service/app.ts';
import { type Access, withStarts } from '../access/access.ts';
import type { Terminal } from '../terminal.ts';

interface LocalSettings {
	readonly access: Access;
	/** The program that draws pages; null if pages are not drawn. */
	readonly browser: string | null;
	readonly environment: Terminal['environment'];
	/** Standard output belongs to the protocol. */
	readonly logTo: Terminal['errors'];
}

interface LocalApp {
	readonly app: FastifyInstance;
	readonly ownKey: OwnKey;
	close(): Promise<void>;
}

/** The server’s endpoints without a port, where pages of this machine may be audited. */
export async function openLocalApp(
	{ access, browser, environment, logTo }: LocalSettings,
	findKey: (database: Database) => Promise<OwnKey>,
): Promise<LocalApp> {
	const config = readConfig(environment);
	const allowedHosts = new WithLoopback(withStarts(config.allowedHosts, access));
	const database = await openDatabase(config.databaseUrl);
	const { proxy } = access;
	const fetcher = createPageFetcher({ allowedHosts, limits: defaultLimits, proxy });
	const pool = createAuditPool(defaultPoolLimits);
	const renderer = browser === null ? null : createRenderer({ browser, allowedHosts });
	const closeServices = () =>
		Promise.all([fetcher.close(), pool.close(), renderer?.close(), database.destroy()]);
	try {
		const ownKey = await findKey(database);
		const services = {
			fetcher: fetcherWithAccess(fetcher, access),
			pool,
			renderer: renderer && poolWithAccess(renderer, access),
		};
		const options = { database, services, ownKey, logTo };
		const app = await createApp({ ...options, rateLimit: 'off', logLevel: 'warn' });
		const close = async () => {
			await app.close();
			await closeServices();
		};
		return { app, ownKey, close };
	} catch (error) {
		await closeServices();
		throw error;
	}
}

const poolWithAccess = (pool: RenderPool, access: Access): RenderPool => ({
	...pool,
	...rendererWithAccess(pool, access),
	forAccount: (id, patience) => rendererWithAccess(pool.forAccount(id, patience), access),
});

/** With every port of this machine: people who start the tools run the servers there. */
class WithLoopback extends Set<string> {
	override has(host: string): boolean {
		return super.has(host) || /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\]):\d+$/.test(host);
	}
}
