import { dayAt } from '../../facts/day.ts';
import { SourceError, type SyncWork } from '../source.ts';
import type { Api } from '../source-http.ts';
import { searchConsoleZone } from './days-to-read.ts';
import { readSearchRows, type SearchRows } from './search-analytics.ts';
import type { ReadSettings } from './settings.ts';
import { type SearchHour, storeHours } from './store-hours.store.ts';

/** Google keeps hours for ten days, today included. */
const hourDays = 10;

/** Reads the totals of the newest hours; nothing if Google has no hours of this kind of results. */
export async function readHours(work: SyncWork, api: Api, settings: ReadSettings): Promise<void> {
	const today = dayAt(work.now(), searchConsoleZone);
	const range = { fromDay: today - hourDays + 1, toDay: today };
	const answer = await hoursOf(() =>
		readSearchRows(api, settings, { ...range, dimensions: ['hour'] }),
	);
	if (answer === null) return;
	await storeHours(work.database, work.target, toHours(answer));
}

async function hoursOf(read: () => Promise<SearchRows>): Promise<SearchRows | null> {
	try {
		return await read();
	} catch (error) {
		if (error instanceof SourceError && error.failure === 'refused') return null;
		throw error;
	}
}

function toHours({ rows, firstIncompleteHourMs }: SearchRows): SearchHour[] {
	return rows.flatMap(({ keys, ...sums }) => {
		const hourMs = Date.parse(keys[0] ?? '');
		if (Number.isNaN(hourMs)) return [];
		return [{ hourMs, ...sums, isFinal: hourMs < (firstIncompleteHourMs ?? Infinity) }];
	});
}
