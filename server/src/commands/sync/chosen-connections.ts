import { allSites, type Site } from '../../accounts/sites.store.ts';
import type { Database } from '../../database/open-database.ts';
import { type ExpectedError, usageError } from '../../process/expected-error.ts';
import { connectCommand } from '../../sources/connect-command.ts';
import { listConnections } from '../../sources/connections.store.ts';
import { withoutWorldwide } from '../../sources/google-search-console/without-worldwide.ts';
import type { Connection } from '../../sources/source.ts';
import { siteNamed } from '../site/site-named.ts';

export interface ChosenConnection {
	readonly connection: Connection;
	readonly site: Site;
}

export const sourceOption = {
	type: 'string',
	value: 'SOURCE',
	help: 'Read only this source, such as google-search-console.',
} as const;

/** The connections selected by `--site` and `--source`, oldest first. */
export async function chosenConnections(
	database: Database,
	{ site, source }: { readonly site?: string | undefined; readonly source?: string | undefined },
): Promise<readonly ChosenConnection[]> {
	const sites = site === undefined ? await allSites(database) : [await siteNamed(database, site)];
	const connections = await listConnections(
		database,
		site === undefined ? undefined : sites[0]?.id,
	);
	const names = [...new Set(connections.map((connection) => connection.source))];
	if (source !== undefined && !names.includes(source)) throw noSuchSource(source, names);
	return connections
		.filter((connection) => source === undefined || connection.source === source)
		.flatMap((connection) => {
			const owner = sites.find(({ id }) => id === connection.siteId);
			return owner === undefined ? [] : [{ connection, site: owner }];
		});
}

function noSuchSource(source: string, names: readonly string[]): ExpectedError {
	const there = names.length > 0 ? `Connected: ${names.join(', ')}.` : 'Nothing is connected yet.';
	return usageError(`--source: “${source}” is not connected. ${there}`);
}

/** The series that sites with an older connection to Search Console can add. */
export function offeredSeries(chosen: readonly ChosenConnection[]): readonly string[] {
	const offered = new Set(withoutWorldwide(chosen.map(({ connection }) => connection)));
	return chosen
		.filter(({ connection }) => offered.has(connection))
		.map(
			({ site, connection }) =>
				`Search Console also has the figures of ${site.domain} for all countries together and for images, videos, news and Discover. This reads them too: ${connectCommand(connection.source, site.globalKey)}.`,
		);
}
