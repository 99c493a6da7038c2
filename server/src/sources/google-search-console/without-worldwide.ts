import type { Connection } from '../source.ts';
import { googleSearchConsole } from './google-search-console.source.ts';
import { worldwide } from './usual-series.ts';

/**
 * The first connection to Search Console of each site that does not read all countries together, as
 * those made by earlier versions: it can read the other series too.
 */
export function withoutWorldwide<Known extends Pick<Connection, 'siteId' | 'source' | 'engineKey'>>(
	connections: readonly Known[],
): readonly Known[] {
	const own = connections.filter(({ source }) => source === googleSearchConsole.name);
	const bySite = Map.groupBy(own, ({ siteId }) => siteId);
	return [...bySite.values()].flatMap((ofSite) =>
		ofSite.some(({ engineKey }) => engineKey === worldwide) ? [] : ofSite.slice(0, 1),
	);
}
