import { domainToUnicode } from 'node:url';
import { siteDomain } from '../../accounts/site-domain.ts';
import { ensureSite, type Site, sitesOfAccount } from '../../accounts/sites.store.ts';
import type { Database } from '../../database/open-database.ts';
import { invalidParameter } from '../../http/problems/problem-error.ts';

/** The domain in what somebody typed. */
export function typedDomain(typed: string): string {
	const domain = siteDomain(typed);
	if (domain !== null) return domain;
	throw invalidParameter(
		'domain',
		`“${typed.slice(0, 100).toWellFormed()}” is not a domain. Write, for example, example.com.`,
	);
}

/** The account’s site for a domain; adds the site if the account does not have it. */
export function siteForDomain(
	database: Database,
	accountId: number,
	domain: string,
): Promise<Site> {
	return ensureSite(database, { accountId, domain, title: domainToUnicode(domain) });
}

/** Null if the account has no site for the domain. */
export async function knownSite(
	database: Database,
	accountId: number,
	domain: string,
): Promise<Site | null> {
	const sites = await sitesOfAccount(database, accountId);
	return sites.find((site) => site.domain === domain) ?? null;
}
