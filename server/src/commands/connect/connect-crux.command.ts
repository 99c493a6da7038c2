import { ensureEngine } from '../../accounts/engines.store.ts';
import { readConfig } from '../../config/config.ts';
import {
	chromeKey,
	chromeUxReport,
} from '../../sources/chrome-ux-report/chrome-ux-report.source.ts';
import { createChromeUxReportApi } from '../../sources/chrome-ux-report/chrome-ux-report-api.ts';
import { addConnection } from '../../sources/connections.store.ts';
import { sources } from '../../sources/sources.ts';
import { vaultOf } from '../../sources/vault-of.ts';
import { defineCommand } from '../command.ts';
import { siteNamed, siteOption } from '../site/site-named.ts';
import { withDatabase } from '../with-database.ts';
import { reportConnected } from './connect-engines.ts';
import { firstSync } from './first-sync.ts';
import { readSecret } from './read-secret.ts';

const apiKeyWanted = {
	what: 'the API key for the “Chrome UX Report API”, from console.cloud.google.com',
	variable: 'PLUMBLINE_CRUX_KEY',
};

export const connectCrux = defineCommand({
	options: {
		site: siteOption,
		'base-url': {
			type: 'string',
			value: 'URL',
			help: 'URL to use instead of Google’s, for tests.',
		},
		json: { type: 'boolean', help: 'Print JSON.' },
	},
	run: ({ values, terminal }) =>
		withDatabase(terminal, async (database) => {
			const site = await siteNamed(database, values.site);
			const credentials = { apiKey: await readSecret(terminal, apiKeyWanted) };
			const baseUrl = values['base-url'];
			const access = { credentials, fetch, now: Date.now, signal: terminal.stop };
			// Refuses a wrong key before anything is stored.
			const api = createChromeUxReportApi(access, baseUrl);
			await api.weeksOf({ origin: `https://${site.domain}` }, 'all');
			const vault = vaultOf(readConfig(terminal.environment));
			const connection = await addConnection(database, vault, {
				siteId: site.id,
				source: chromeUxReport.name,
				// Not tracked: it is no search engine that ranks anything.
				engineId: await ensureEngine(database, chromeKey),
				settings: baseUrl === undefined ? {} : { baseUrl },
				credentials,
			});
			const options = { database, vault, terminal, sources, fetch, now: Date.now };
			const first = await firstSync(connection, chromeUxReport, options);
			const request = { terminal, site, source: chromeUxReport };
			return reportConnected(request, [{ connection, first }], values.json);
		}),
});
