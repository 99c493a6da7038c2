import { domainToUnicode } from 'node:url';
import { accountSites } from '../../accounts/account-sites.store.ts';
import type { Account } from '../../accounts/accounts.store.ts';
import { setEngines } from '../../accounts/engines.store.ts';
import { siteDomain } from '../../accounts/site-domain.ts';
import { addSite } from '../../accounts/sites.store.ts';
import type { WireSite } from '../../accounts/wire-site.ts';
import type { Database } from '../../database/open-database.ts';
import { usageError } from '../../process/expected-error.ts';
import { accountOrDefault, defaultAccount } from '../account/account-named.ts';
import { defineCommand } from '../command.ts';
import { print, printJson } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';
import { type GivenSettings, givenSettings, siteSettingOptions } from './site-settings.ts';

export const siteAdd = defineCommand({
	options: {
		domain: {
			type: 'string',
			value: 'DOMAIN',
			help: 'Domain of the site, such as example.com, or its URL.',
		},
		account: {
			type: 'string',
			value: 'NAME',
			help: `Account of the site, by name or global key. Default: the only account, or “${defaultAccount}”.`,
		},
		...siteSettingOptions,
		json: { type: 'boolean', help: 'Print JSON.' },
	},
	async run({ values, terminal }) {
		const domain = domainOf(values.domain);
		const given = givenSettings(values);
		const site = await withDatabase(terminal, async (database) => {
			const account = await accountOrDefault(database, values.account);
			return addedSite(database, account, domain, given);
		});
		if (values.json) printJson(terminal, site);
		else print(terminal, `“${site.title}” (${site.domain}) has the key ${site.site_global_key}.`);
		return 0;
	},
});

function domainOf(text: string | undefined): string {
	if (!text?.trim()) {
		throw usageError('--domain is missing. Write, for example, --domain example.com.');
	}
	const domain = siteDomain(text);
	if (domain !== null) return domain;
	throw usageError(`--domain: “${text}” is not a domain. Write, for example, example.com.`);
}

async function addedSite(
	database: Database,
	account: Account,
	domain: string,
	{ settings, engineKeys = [] }: GivenSettings,
): Promise<WireSite> {
	const title = settings.title ?? domainToUnicode(domain);
	const isAdded = await database.transaction().execute(async (transaction) => {
		const site = await addSite(transaction, { accountId: account.id, domain, ...settings, title });
		if (site !== null) await setEngines(transaction, site.id, engineKeys);
		return site !== null;
	});
	const sites = await accountSites(database, account.id);
	const site = sites.find((site) => site.domain === domain);
	if (site === undefined) throw new Error(`The site ${domain} was added but is not there.`);
	if (isAdded) return site;
	throw usageError(
		`“${account.name}” already has ${domain} (${site.site_global_key}). “plumbline site set” changes it.`,
	);
}
