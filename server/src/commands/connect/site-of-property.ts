import { domainToUnicode } from 'node:url';
import { ensureAccount } from '../../accounts/accounts.store.ts';
import { ensureSite, type Site } from '../../accounts/sites.store.ts';
import type { Database } from '../../database/open-database.ts';
import { domainOfProperty, type Property } from '../../sources/google-search-console/property.ts';

/** The site that the property belongs to, created if there is none. */
export async function siteOfProperty(
	database: Database,
	{ siteUrl }: Property,
	sites: readonly Site[],
): Promise<Site> {
	const domain = domainOfProperty(siteUrl);
	if (domain === null) throw new Error(`The property ${siteUrl} does not belong to a site.`);
	const known = sites.find((site) => site.domain === domain);
	if (known !== undefined) return known;
	const { id } = await ensureAccount(database, 'default');
	return ensureSite(database, { accountId: id, domain, title: domainToUnicode(domain) });
}
