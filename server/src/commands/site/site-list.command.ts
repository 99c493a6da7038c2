import { accountSites } from '../../accounts/account-sites.store.ts';
import { listAccounts } from '../../accounts/accounts.store.ts';
import type { WireSite } from '../../accounts/wire-site.ts';
import type { Database } from '../../database/open-database.ts';
import { accountNamed } from '../account/account-named.ts';
import { defineCommand } from '../command.ts';
import { print, printJson } from '../terminal.ts';
import { textTable } from '../text-width.ts';
import { withDatabase } from '../with-database.ts';

export const siteList = defineCommand({
	options: {
		account: { type: 'string', value: 'NAME', help: 'List only the sites of this account.' },
		json: { type: 'boolean', help: 'Print JSON.' },
	},
	async run({ values, terminal }) {
		const sites = await withDatabase(terminal, (database) => listedSites(database, values.account));
		if (values.json) printJson(terminal, sites);
		else if (sites.length > 0) print(terminal, siteTable(sites));
		else print(terminal, 'There are no sites yet. “plumbline site add --domain DOMAIN” adds one.');
		return 0;
	},
});

async function listedSites(database: Database, account: string | undefined): Promise<WireSite[]> {
	const accounts =
		account === undefined
			? await listAccounts(database, Date.now())
			: [await accountNamed(database, account)];
	const sites = await Promise.all(accounts.map(({ id }) => accountSites(database, id)));
	return sites.flat();
}

export function siteTable(sites: readonly WireSite[]): string {
	return textTable(['key', 'domain', 'search engines', 'keywords', 'groups'], sites.map(row));
}

function row(site: WireSite): string[] {
	return [
		site.site_global_key,
		site.domain,
		site.search_engine_global_keys.join(' ') || '–',
		String(site.active_keywords_count),
		String(site.keyword_groups.length),
	];
}
