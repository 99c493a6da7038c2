import type { Database } from '../database/open-database.ts';
import { newGlobalKey } from './accounts.store.ts';

/** Which results count as the site’s. */
export const matchModes = ['domain', 'host', 'prefix'] as const;

export type MatchMode = (typeof matchModes)[number];

export interface SiteSettings {
	readonly title: string;
	/** IANA name of the time zone that days of observations are in. */
	readonly timeZone: string;
	readonly matchMode: MatchMode;
	/** The most results that a check of a results page reads. */
	readonly checkDepth: number;
	/** Requests per month to services that cost money; 0 for none. */
	readonly serpMonthlyCap: number;
}

export interface Site extends SiteSettings {
	readonly id: number;
	readonly accountId: number;
	readonly globalKey: string;
	readonly domain: string;
}

/** Undefined keeps the current value, or the default of a new site. */
export type GivenSiteSettings = {
	readonly [Name in keyof SiteSettings]?: SiteSettings[Name] | undefined;
};

export interface NewSite extends GivenSiteSettings {
	readonly accountId: number;
	readonly domain: string;
	readonly title: string;
	readonly globalKey?: string;
}

/** Null when the account already has a site with this domain. */
export async function addSite(database: Database, site: NewSite): Promise<Site | null> {
	const row = await database
		.insertInto('site')
		.values({
			account_id: site.accountId,
			global_key: site.globalKey ?? newGlobalKey(),
			domain: site.domain,
			created_ms: Date.now(),
			...settingColumns(site),
			title: site.title,
		})
		.onConflict((conflict) => conflict.doNothing())
		.returning(columns)
		.executeTakeFirst();
	return row === undefined ? null : asSite(row);
}

/** The account’s site for this domain; adds it if there is none. */
export async function ensureSite(database: Database, site: NewSite): Promise<Site> {
	const added = await addSite(database, site);
	if (added !== null) return added;
	const row = await sites(database)
		.where('account_id', '=', site.accountId)
		.where('domain', '=', site.domain)
		.executeTakeFirstOrThrow();
	return asSite(row);
}

export async function sitesOfAccount(database: Database, accountId: number): Promise<Site[]> {
	const rows = await sites(database).where('account_id', '=', accountId).orderBy('id').execute();
	return rows.map(asSite);
}

export async function allSites(database: Database): Promise<Site[]> {
	const rows = await sites(database).orderBy('id').execute();
	return rows.map(asSite);
}

/** The sites with this global key or domain; several accounts may have a site for one domain. */
export async function sitesNamed(database: Database, keyOrDomain: string): Promise<Site[]> {
	const rows = await sites(database)
		.where((where) =>
			where.or([where('global_key', '=', keyOrDomain), where('domain', '=', keyOrDomain)]),
		)
		.orderBy('id')
		.execute();
	return rows.map(asSite);
}

export async function setSite(
	database: Database,
	siteId: number,
	settings: GivenSiteSettings,
): Promise<void> {
	const changed = settingColumns(settings);
	if (Object.values(changed).every((value) => value === undefined)) return;
	await database.updateTable('site').set(changed).where('id', '=', siteId).execute();
}

const columns = [
	'id',
	'account_id as accountId',
	'global_key as globalKey',
	'domain',
	'title',
	'time_zone as timeZone',
	'match_mode as matchMode',
	'check_depth as checkDepth',
	'serp_monthly_cap as serpMonthlyCap',
] as const;

function sites(database: Database) {
	return database.selectFrom('site').select(columns);
}

// Kysely leaves out undefined columns.
function settingColumns(settings: GivenSiteSettings) {
	return {
		title: settings.title,
		time_zone: settings.timeZone,
		match_mode: settings.matchMode,
		check_depth: settings.checkDepth,
		serp_monthly_cap: settings.serpMonthlyCap,
	};
}

function asSite(row: Omit<Site, 'matchMode'> & { readonly matchMode: string }): Site {
	const matchMode = matchModes.find((mode) => mode === row.matchMode);
	if (matchMode === undefined) throw new Error(`Site ${row.id} has match mode “${row.matchMode}”.`);
	return { ...row, matchMode };
}
