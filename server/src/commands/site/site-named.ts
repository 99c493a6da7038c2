import { siteDomain } from '../../accounts/site-domain.ts';
import { allSites, type Site, sitesNamed } from '../../accounts/sites.store.ts';
import type { Database } from '../../database/open-database.ts';
import { usageError } from '../../process/expected-error.ts';

export const siteOption = {
	type: 'string',
	value: 'SITE',
	help: 'Site, by global key or domain. Optional if there is only one.',
} as const;

/** The site that `--site` names, or the only one. */
export async function siteNamed(database: Database, name: string | undefined): Promise<Site> {
	const named = name === undefined ? await allSites(database) : await candidates(database, name);
	const [site, other] = named;
	if (site !== undefined && other === undefined) return site;
	throw usageError(await whichSite(database, name, named));
}

async function candidates(database: Database, name: string): Promise<readonly Site[]> {
	const exact = await sitesNamed(database, name.trim());
	if (exact.length > 0) return exact;
	const domain = siteDomain(name);
	return domain === null ? [] : sitesNamed(database, domain);
}

async function whichSite(
	database: Database,
	name: string | undefined,
	named: readonly Site[],
): Promise<string> {
	if (name !== undefined && named.length > 1) {
		return `--site: several accounts have “${name}”. Give the global key: ${listed(named)}.`;
	}
	const known = await allSites(database);
	if (known.length === 0)
		return 'There are no sites yet. “plumbline site add --domain DOMAIN” adds one.';
	const wrong = name === undefined ? '--site is missing.' : `--site: there is no “${name}”.`;
	return `${wrong} Sites: ${listed(known)}.`;
}

const listedAtMost = 10;

function listed(sites: readonly Site[]): string {
	const shown = sites.slice(0, listedAtMost).map((site) => `${site.globalKey} (${site.domain})`);
	const more = sites.length > listedAtMost ? ', …' : '';
	return shown.join(', ') + more;
}
