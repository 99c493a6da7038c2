import type { SourceState } from '@plumbline/console/contract';

/** The first source of each site that reads Search Console, but not for all countries together. */
export function withoutWorldwide(sources: readonly SourceState[]): readonly SourceState[] {
	const own = sources.filter(({ source }) => source === 'google-search-console');
	const bySite = Map.groupBy(own, ({ site_global_key: site }) => site);
	return [...bySite.values()].flatMap((ofSite) =>
		ofSite.some(({ search_engine: engine }) => engine === 'google') ? [] : ofSite.slice(0, 1),
	);
}
