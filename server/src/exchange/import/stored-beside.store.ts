import type { Database } from '../../database/open-database.ts';
import { type DayRange, formatDay } from '../../facts/day.ts';
import { seenDays } from '../../rankings/coverage/seen-days.store.ts';

/** The days whose totals are stored for a series, to show beside those of a file. */
export interface StoredBeside {
	/** Null if no day is stored. */
	readonly first: string | null;
	readonly last: string | null;
	/** How many of the days of the file. */
	readonly shared: number;
}

export async function storedBeside(
	database: Database,
	{ siteId, engine }: { readonly siteId: number; readonly engine: string },
	file: DayRange | null,
): Promise<StoredBeside> {
	const known = await database
		.selectFrom('engine')
		.select('id')
		.where('key', '=', engine)
		.executeTakeFirst();
	if (known === undefined) return { first: null, last: null, shared: 0 };
	const series = { siteId, engineId: known.id };
	const seen = await seenDays(database, series, everyDay);
	const days = seen.map(({ day }) => day).sort((one, other) => one - other);
	const [first, last] = [days[0], days.at(-1)];
	return {
		first: first === undefined ? null : formatDay(first),
		last: last === undefined ? null : formatDay(last),
		shared: file === null ? 0 : days.filter((day) => day >= file.from && day <= file.to).length,
	};
}

const everyDay: DayRange = { from: 0, to: 100_000 };
