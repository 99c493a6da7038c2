import { addConversionEvent, eventIdsByAlias } from '../../accounts/conversion-events.store.ts';
import type { Database } from '../../database/open-database.ts';

/**
 * The id of the site’s conversion event for each name that Analytics uses. New names become new
 * events; an event that a person has named keeps its name.
 */
export async function eventIdsFor(
	database: Database,
	siteId: number,
	names: ReadonlySet<string>,
): Promise<ReadonlyMap<string, number>> {
	const ids = await eventIdsByAlias(database, siteId);
	for (const name of names) {
		if (name === '' || ids.has(name)) continue;
		ids.set(name, await addConversionEvent(database, { siteId, name, alias: name }));
	}
	return ids;
}
