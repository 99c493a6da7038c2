import { readConfig } from '../../config/config.ts';
import { chromeUxReport } from '../../sources/chrome-ux-report/chrome-ux-report.source.ts';
import { connectChromeUxReport } from '../../sources/chrome-ux-report/connect-chrome-ux-report.ts';
import { vaultOf } from '../../sources/seal.ts';
import { sources } from '../../sources/sources.ts';
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
			const vault = vaultOf(readConfig(terminal.environment));
			const connection = await connectChromeUxReport(database, vault, {
				domain: site.domain,
				site: async () => site,
				apiKey: await readSecret(terminal, apiKeyWanted),
				baseUrl: values['base-url'],
				signal: terminal.stop,
			});
			const options = { database, vault, terminal, sources, fetch, now: Date.now };
			const first = await firstSync(connection, chromeUxReport, options);
			const request = { terminal, site, source: chromeUxReport };
			return reportConnected(request, [{ connection, first }], values.json);
		}),
});
