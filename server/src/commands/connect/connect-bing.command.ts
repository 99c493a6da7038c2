import type { Site } from '../../accounts/sites.store.ts';
import { readConfig } from '../../config/config.ts';
import { usageError } from '../../process/expected-error.ts';
import {
	type BingSite,
	createBingApi,
	isSameSite,
	listSites,
	siteFor,
} from '../../sources/bing-webmaster/bing-api.ts';
import { bingWebmaster } from '../../sources/bing-webmaster/bing-webmaster.source.ts';
import { vaultOf } from '../../sources/seal.ts';
import { defineCommand } from '../command.ts';
import { siteNamed, siteOption } from '../site/site-named.ts';
import { withDatabase } from '../with-database.ts';
import { connectEngines, reportConnected } from './connect-engines.ts';
import { fedEngines } from './fed-engines.ts';
import { readSecret } from './read-secret.ts';

const apiKeyWanted = {
	what: 'the API key of Bing Webmaster Tools (Settings, API access)',
	variable: 'PLUMBLINE_BING_KEY',
};

export const connectBing = defineCommand({
	options: {
		site: siteOption,
		'site-url': {
			type: 'string',
			value: 'URL',
			help: 'URL of the site as Bing names it: https://www.example.com/. Default: the one that matches the domain.',
		},
		'search-engine': {
			type: 'string',
			value: 'KEY',
			help: 'Engine to feed, such as bing_us; Bing counts all countries together. Default: the engines the site tracks.',
		},
		'base-url': { type: 'string', value: 'URL', help: 'URL to use instead of Bing’s, for tests.' },
		json: { type: 'boolean', help: 'Print JSON.' },
	},
	run: ({ values, terminal }) =>
		withDatabase(terminal, async (database) => {
			const site = await siteNamed(database, values.site);
			const engineKeys = await fedEngines(database, site, {
				source: bingWebmaster,
				named: values['search-engine'],
				example: 'bing_us',
			});
			const credentials = { apiKey: await readSecret(terminal, apiKeyWanted) };
			const baseUrl = values['base-url'];
			const access = { credentials, fetch, now: Date.now, signal: terminal.stop };
			const sites = await listSites(createBingApi(access, baseUrl));
			const { url: siteUrl } = siteToRead(sites, site, values['site-url']);
			const vault = vaultOf(readConfig(terminal.environment));
			const request = { database, vault, terminal, site, source: bingWebmaster, engineKeys };
			const connected = await connectEngines({
				...request,
				settings: { siteUrl, ...(baseUrl && { baseUrl }) },
				credentials,
			});
			return reportConnected(request, connected, values.json);
		}),
});

function siteToRead(
	sites: readonly BingSite[],
	{ domain }: Site,
	wanted: string | undefined,
): BingSite {
	const found =
		wanted === undefined
			? siteFor(domain, sites)
			: (sites.find(({ url }) => isSameSite(url, wanted)) ?? null);
	const there = sites.map(({ url }) => url).join(', ') || 'none';
	if (found === null) {
		throw usageError(
			`--site-url: this Bing account has no ${wanted ?? domain}. Its sites: ${there}. Add yours in Bing Webmaster Tools, or choose one of these.`,
		);
	}
	if (found.isVerified) return found;
	throw usageError(
		`--site-url: ${found.url} is not verified, so Bing shows no data about it. Verify it in Bing Webmaster Tools, then connect again.`,
	);
}
