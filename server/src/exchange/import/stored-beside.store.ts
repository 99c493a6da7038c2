import type { Database } from '../../database/open-database.ts';
import { type DayRange, formatDay, parseDay } from '../../facts/day.ts';
import { seenDays } from '../../rankings/coverage/seen-days.store.ts';
import type { FactImport } from './import-facts.ts';
import { daysOfImport } from './import-summary.ts';

/** The days whose totals are stored for a series, to show beside those of a file. */
export interface StoredBeside {
	/** Canonical key. */
	readonly engine: string;
	/** Null if no day is stored. */
	readonly first: string | null;
	readonly last: string | null;
	/** How many of the days of the file. */
	readonly shared: number;
}

export function besideImport(
	database: Database,
	siteId: number,
	{ engines, tally }: Pick<FactImport, 'engines' | 'tally'>,
): Promise<readonly StoredBeside[]> {
	const { first, last } = daysOfImport(tally);
	const [from, to] = [parseDay(first ?? ''), parseDay(last ?? '')];
	const range = from === null || to === null ? null : { from, to };
	return Promise.all(engines.map((engine) => beside(database, { siteId, engine }, range)));
}

async function beside(
	database: Database,
	{ siteId, engine }: { readonly siteId: number; readonly engine: string },
	file: DayRange | null,
): Promise<StoredBeside> {
	const known = await database
		.selectFrom('engine')
		.select('id')
		.where('key', '=', engine)
		.executeTakeFirst();
	if (known === undefined) return { engine, first: null, last: null, shared: 0 };
	const series = { siteId, engineId: known.id };
	const seen = await seenDays(database, series, everyDay);
	const days = seen.map(({ day }) => day).sort((one, other) => one - other);
	const [first, last] = [days[0], days.at(-1)];
	return {
		engine,
		first: first === undefined ? null : formatDay(first),
		last: last === undefined ? null : formatDay(last),
		shared: file === null ? 0 : days.filter((day) => day >= file.from && day <= file.to).length,
	};
}

const everyDay: DayRange = { from: 0, to: 100_000 };
