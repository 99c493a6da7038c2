import { parseEngineKey } from '@plumbline/core/api';
import { trackedEngines } from '../../accounts/engines.store.ts';
import type { Site } from '../../accounts/sites.store.ts';
import type { Database } from '../../database/open-database.ts';
import { usageError } from '../../process/expected-error.ts';
import type { Source } from '../../sources/source.ts';

/** The engine that `--search-engine` names, or all engines that the site tracks and the source supports. */
export async function fedEngines(
	database: Database,
	site: Site,
	{ source, named, example }: FedEngines,
): Promise<readonly string[]> {
	if (named === undefined) {
		const tracked = (await trackedEngines(database, site.id)).filter(source.feeds);
		return tracked.length > 0 ? tracked : [example];
	}
	const key = parseEngineKey(named);
	if (key !== null && source.feeds(key)) return [key];
	throw usageError(
		`--search-engine: ${source.title} has no data about “${named}”. Write, for example, ${example}.`,
	);
}

interface FedEngines {
	readonly source: Source;
	/** `--search-engine` */
	readonly named: string | undefined;
	/** The engine to use if none is named or tracked; errors show it as an example. */
	readonly example: string;
}
