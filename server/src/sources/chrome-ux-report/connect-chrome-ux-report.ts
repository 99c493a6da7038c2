import { ensureEngine } from '../../accounts/engines.store.ts';
import type { Database } from '../../database/open-database.ts';
import { addConnection } from '../connections.store.ts';
import type { Vault } from '../seal.ts';
import type { Connection } from '../source.ts';
import { chromeKey, chromeUxReport } from './chrome-ux-report.source.ts';
import { createChromeUxReportApi } from './chrome-ux-report-api.ts';

interface NewChromeConnection {
	readonly domain: string;
	/** The site with that domain. */
	readonly site: () => Promise<{ readonly id: number }>;
	readonly apiKey: string;
	/** Replaces Google’s URL. */
	readonly baseUrl: string | undefined;
	readonly signal: AbortSignal;
}

/** Connects the Chrome UX Report. A wrong key is refused before anything is stored. */
export async function connectChromeUxReport(
	database: Database,
	vault: Vault,
	{ apiKey, baseUrl, domain, signal, site }: NewChromeConnection,
): Promise<Connection> {
	const credentials = { apiKey };
	const api = createChromeUxReportApi({ credentials, fetch, now: Date.now, signal }, baseUrl);
	await api.weeksOf({ origin: `https://${domain}` }, 'all');
	return addConnection(database, vault, {
		siteId: (await site()).id,
		source: chromeUxReport.name,
		// Not tracked: it does not rank anything.
		engineId: await ensureEngine(database, chromeKey),
		settings: baseUrl === undefined ? {} : { baseUrl },
		credentials,
	});
}
