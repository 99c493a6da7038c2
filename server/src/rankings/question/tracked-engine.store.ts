import { parseEngineKey } from '@plumbline/core/api';
import type { Database } from '../../database/open-database.ts';
import { ExpectedError } from '../../process/expected-error.ts';

export interface TrackedEngine {
	readonly id: number;
	readonly key: string;
}

/** The engine with that key; otherwise throws an error that lists the tracked engines. */
export async function trackedEngine(
	database: Database,
	siteId: number,
	asked: string,
): Promise<TrackedEngine> {
	const engines = await database
		.selectFrom('site_engine')
		.innerJoin('engine', 'engine.id', 'site_engine.engine_id')
		.select(['engine.id', 'engine.key'])
		.where('site_engine.site_id', '=', siteId)
		.where('site_engine.active', '=', 1)
		.orderBy('engine.key')
		.execute();
	const key = parseEngineKey(asked);
	return engines.find((engine) => engine.key === key) ?? notTracked(asked, engines);
}

function notTracked(asked: string, engines: readonly TrackedEngine[]): never {
	const keys = engines.map(({ key }) => key).join(', ');
	const message =
		keys === ''
			? 'This site tracks no search engine yet. Add one with “plumbline site set --search-engines google_us”.'
			: `The site does not track “${asked}”. It tracks: ${keys}.`;
	throw new ExpectedError('engine_not_tracked', message);
}
