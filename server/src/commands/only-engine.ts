import { trackedEngines } from '../accounts/engines.store.ts';
import type { Site } from '../accounts/sites.store.ts';
import type { Database } from '../database/open-database.ts';
import { usageError } from '../process/expected-error.ts';

/** The search engine for a call that does not name one. */
export async function onlyEngine(database: Database, { id, domain }: Site): Promise<string> {
	const [engine, ...others] = await trackedEngines(database, id);
	if (engine !== undefined && others.length === 0) return engine;
	const known = engine === undefined ? 'none yet' : [engine, ...others].join(', ');
	throw usageError(
		`--search-engine is missing: ${domain} tracks ${known}. Name the engine the figures belong to, such as --search-engine google_us.`,
	);
}
