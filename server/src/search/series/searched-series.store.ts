import { engineClicks } from '../../accounts/engine-clicks.store.ts';
import type { Database } from '../../database/open-database.ts';
import { trackedEngine } from '../../rankings/question/tracked-engine.store.ts';

/** A series of figures of a site: those of one search engine. */
export interface SearchedSeries {
	readonly siteId: number;
	readonly engineId: number;
	readonly key: string;
}

/** The requested series; without a request the busiest one. Null if none has figures. */
export async function searchedSeries(
	database: Database,
	siteId: number,
	asked: string | undefined,
): Promise<SearchedSeries | null> {
	if (asked !== undefined) {
		const { id, key } = await trackedEngine(database, siteId, asked);
		return { siteId, engineId: id, key };
	}
	const [busiest] = await engineClicks(database, [siteId]);
	return busiest === undefined ? null : { siteId, engineId: busiest.engineId, key: busiest.key };
}
