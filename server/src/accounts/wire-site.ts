import { googleFirst } from './engine-clicks.store.ts';

/** A site in the format of the API, with everything tracked for it. */
export interface WireSite {
	readonly site_global_key: string;
	readonly account_global_key: string;
	readonly account_name: string;
	readonly domain: string;
	readonly title: string;
	readonly search_engine_global_keys: string[];
	readonly keyword_groups: WireGroup[];
	readonly conversion_events: WireConversionEvent[];
	readonly active_keywords_count: number;
}

export interface WireGroup {
	readonly name: string;
	readonly global_key: string;
}

export interface WireConversionEvent {
	readonly conversion_def: {
		readonly account_id: number;
		readonly conversion_type: string;
		readonly created_at: string;
		readonly event_alias: string;
		readonly goal_number: number;
		readonly id: number;
		readonly name: string;
		readonly site_id: number;
		readonly updated_at: string;
	};
}

export interface SiteRow {
	readonly id: number;
	readonly globalKey: string;
	readonly accountGlobalKey: string;
	readonly accountName: string;
	readonly domain: string;
	readonly title: string;
	readonly activeKeywords: number;
}

/** An engine, a group or a conversion event; columns that do not apply are empty or 0. */
export interface TrackedRow {
	readonly siteId: number;
	readonly kind: string;
	readonly id: number;
	readonly key: string;
	readonly name: string;
	readonly conversionType: string;
	readonly goalNumber: number;
	readonly createdMs: number;
	readonly updatedMs: number;
}

interface WireSiteOptions {
	readonly accountId: number;
	/** The keys of the engines with figures, the busiest first. */
	readonly busiest: readonly string[];
}

export function wireSite(
	site: SiteRow,
	tracked: readonly TrackedRow[],
	{ accountId, busiest }: WireSiteOptions,
): WireSite {
	const of = (kind: string) => tracked.filter((row) => row.kind === kind);
	return {
		site_global_key: site.globalKey,
		account_global_key: site.accountGlobalKey,
		account_name: site.accountName,
		domain: site.domain,
		title: site.title,
		// Clients that take the first usually want the busiest.
		search_engine_global_keys: inOrder(
			of('engine').map(({ key }) => key),
			busiest,
		),
		keyword_groups: of('group').map(({ name, key }) => ({ name, global_key: key })),
		conversion_events: of('event').map((row) => wireConversionEvent(row, accountId)),
		active_keywords_count: Number(site.activeKeywords),
	};
}

/** Those without figures last, Google first. */
function inOrder(keys: readonly string[], busiest: readonly string[]): string[] {
	const place = (key: string) => (busiest.includes(key) ? busiest.indexOf(key) : busiest.length);
	return keys.toSorted((one, other) => place(one) - place(other) || googleFirst(one, other));
}

function wireConversionEvent(row: TrackedRow, accountId: number): WireConversionEvent {
	return {
		conversion_def: {
			account_id: accountId,
			conversion_type: row.conversionType,
			created_at: new Date(row.createdMs).toISOString(),
			event_alias: row.key,
			goal_number: row.goalNumber,
			id: row.id,
			name: row.name,
			site_id: row.siteId,
			updated_at: new Date(row.updatedMs).toISOString(),
		},
	};
}
