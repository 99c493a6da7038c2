import { trackEngine } from '../../accounts/engines.store.ts';
import type { Site } from '../../accounts/sites.store.ts';
import { readConfig } from '../../config/config.ts';
import { scheduleConnection } from '../../jobs/sync/schedule-connection.ts';
import { usageError } from '../../process/expected-error.ts';
import { vaultOf } from '../../sources/seal.ts';
import { connectProvider } from '../../sources/serp/providers/connect-provider.ts';
import { engineParts } from '../../sources/serp/providers/engine-parts.ts';
import type { Provider, ProviderName } from '../../sources/serp/providers/provider.ts';
import { createProviders } from '../../sources/serp/providers/serp-settings.ts';
import { serp } from '../../sources/serp/serp.source.ts';
import type { Source } from '../../sources/source.ts';
import type { CommandCall } from '../command.ts';
import { siteNamed, siteOption } from '../site/site-named.ts';
import { print, printJson, say, type Terminal } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';
import { fedEngines } from './fed-engines.ts';

export const serpOptions = {
	site: siteOption,
	'search-engine': {
		type: 'string',
		value: 'KEY',
		help: 'Engine to check, such as google_us. Default: all engines the site tracks and the service supports.',
	},
	first: { type: 'boolean', help: 'Use this service before those already connected.' },
	language: {
		type: 'string',
		value: 'CODE',
		help: 'Language of the search, such as en. Default: the language of the country.',
	},
	cost: {
		type: 'string',
		value: 'USD',
		help: 'Price of a request in US dollars, such as 0.0003, if it differs from the usual price.',
	},
	'base-url': {
		type: 'string',
		value: 'URL',
		help: 'URL to use instead of the service’s, for tests.',
	},
	json: { type: 'boolean', help: 'Print JSON.' },
} as const;

type Call = Pick<CommandCall<typeof serpOptions>, 'values' | 'terminal'>;

/** Verifies that the service accepts the key, then stores the connection. Runs no search. */
export async function connectSerp(
	name: ProviderName,
	described: object,
	credentials: object,
	{ values, terminal }: Call,
): Promise<number> {
	const settings = { ...described, ...givenSettings(values) };
	const { provider, detail } = await proved(name, settings, credentials, terminal);
	const connected = await withDatabase(terminal, async (database) => {
		const site = await siteNamed(database, values.site);
		const engineKeys = await fedEngines(database, site, {
			source: sourceOf(provider),
			named: values['search-engine'],
			example: 'google_us',
		});
		const vault = vaultOf(readConfig(terminal.environment));
		for (const key of engineKeys) {
			const engine = { siteId: site.id, engineId: await trackEngine(database, site.id, key) };
			const isFirst = values.first ?? false;
			const added = { name, settings, credentials, isFirst, language: values.language };
			const connection = await connectProvider({ database, vault }, engine, added);
			await scheduleConnection(database, serp, connection, Date.now());
		}
		return { site, engineKeys };
	});
	if (values.json) printJson(terminal, wire(provider, connected));
	else printSummary(terminal, `${provider.title}: ${detail}`, connected);
	return 0;
}

function givenSettings(values: Call['values']) {
	const baseUrl = values['base-url'];
	const { cost } = values;
	if (cost === undefined) return { ...(baseUrl && { baseUrl }) };
	const dollars = Number(cost);
	if (cost.trim() === '' || !(dollars >= 0 && dollars <= 10)) {
		throw usageError(`--cost: “${cost}” is not a price. Write US dollars, such as 0.0003.`);
	}
	return { ...(baseUrl && { baseUrl }), costMicros: Math.round(dollars * 1_000_000) };
}

async function proved(
	name: ProviderName,
	settings: object,
	credentials: object,
	{ stop }: Terminal,
): Promise<{ readonly provider: Provider; readonly detail: string }> {
	const access = { fetch, now: Date.now, signal: stop };
	const all = { providers: [{ name, settings }], language: '' };
	const [provider] = createProviders(all, { [name]: credentials }, access);
	if (provider === undefined) throw new Error(`There is no provider “${name}”.`);
	const check = await provider.check();
	if (!check.works) throw usageError(`${check.problem} ${check.remedy}`);
	return { provider, detail: check.detail };
}

/** The source, reduced to the engines that this provider supports. */
function sourceOf(provider: Provider): Source {
	const feeds = (key: string) => serp.feeds(key) && provider.knows(engineParts(key));
	return { ...serp, title: provider.title, feeds };
}

interface Connected {
	readonly site: Site;
	readonly engineKeys: readonly string[];
}

function wire({ name }: Provider, { site, engineKeys }: Connected) {
	return {
		site_global_key: site.globalKey,
		domain: site.domain,
		provider: name,
		search_engine_global_keys: engineKeys,
		monthly_cap: site.serpMonthlyCap,
	};
}

function printSummary(terminal: Terminal, detail: string, { site, engineKeys }: Connected): void {
	print(terminal, `${engineKeys.join(', ')} of ${site.domain} (${site.globalKey}). ${detail}`);
	const spend = `plumbline spend --site ${site.globalKey}`;
	say(
		terminal,
		site.serpMonthlyCap === 0
			? `No rankings are checked yet: the site has no budget for paid requests. “${spend}” shows the costs, and --cap N allows N requests a month.`
			: `The site has ${site.serpMonthlyCap} requests a month; “${spend}” shows how they are used.`,
	);
}
