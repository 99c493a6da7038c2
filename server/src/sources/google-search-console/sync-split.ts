import type { SplitDimension } from '@plumbline/core/api';
import { type Day, parseDay } from '../../facts/day.ts';
import { daysWithoutSplit } from '../../facts/days-without-split.store.ts';
import type { SearchSplitFact } from '../../facts/facts.ts';
import { storeSplit } from '../../facts/store-split.store.ts';
import { SourceError, type SyncWork } from '../source.ts';
import type { Api } from '../source-http.ts';
import { daysToRead } from './days-to-read.ts';
import { readSearchRows, type SearchRow } from './search-analytics.ts';
import { type ReadSettings, splitIn } from './settings.ts';
import { twoLetterCountry } from './three-letter-country.ts';

/** Even with all countries on all devices these fit into one answer of Google. */
const daysAtOnce = 28;

export interface SyncedSplit {
	readonly stored: number;
	/** Why Google does not split this series; null if it does. */
	readonly refused: string | null;
}

/**
 * Reads the totals by country and device of the days that lack them, newest first. A day that is
 * read again loses its rows, so it is among them.
 */
export async function syncSplit(
	work: SyncWork,
	api: Api,
	settings: ReadSettings,
): Promise<SyncedSplit> {
	const split = splitIn(work.connection.settings);
	if (split.length === 0) return { stored: 0, refused: null };
	const without = await daysWithoutSplit(work.database, work.target, split);
	const days = daysToRead([], work.now()).filter((day) => without.has(day));
	let stored = 0;
	for (const part of partsOf(days)) {
		work.signal.throwIfAborted();
		try {
			const rows = await readPart({ api, settings, split }, part);
			await storeSplit(work.database, work.target, part, rows);
			stored += rows.length;
		} catch (error) {
			if (!(error instanceof SourceError) || error.failure !== 'refused') throw error;
			return { stored, refused: error.message };
		}
	}
	return { stored, refused: null };
}

type Part = [Day, ...Day[]];

/** Days to ask for in one request, newest first. */
function partsOf(days: readonly Day[]): Part[] {
	const parts: Part[] = [];
	for (const day of days) {
		const part = parts.at(-1);
		if (part !== undefined && part[0] - day < daysAtOnce) part.push(day);
		else parts.push([day]);
	}
	return parts;
}

interface Asking {
	readonly api: Api;
	readonly settings: ReadSettings;
	readonly split: readonly SplitDimension[];
}

async function readPart(
	{ api, settings, split: by }: Asking,
	part: Part,
): Promise<readonly SearchSplitFact[]> {
	const range = { fromDay: part.at(-1) ?? part[0], toDay: part[0] };
	const dimensions = ['date', ...by] as const;
	const { rows } = await readSearchRows(api, settings, { ...range, dimensions });
	const wanted = new Set(part);
	const byKey = new Map<string, SearchSplitFact>();
	for (const row of rows) {
		const split = splitOf(row, by);
		if (split === null || !wanted.has(split.day)) continue;
		const key = [split.day, split.country, split.device].join();
		byKey.set(key, added(split, byKey.get(key)));
	}
	return [...byKey.values()];
}

function splitOf(
	{ keys: [date = '', ...names], ...sums }: SearchRow,
	dimensions: readonly SplitDimension[],
): SearchSplitFact | null {
	const day = parseDay(date);
	if (day === null) return null;
	const nameOf = (dimension: SplitDimension) =>
		names[dimensions.indexOf(dimension)]?.toLowerCase() ?? '';
	const country = nameOf('country');
	return {
		day,
		// Google’s `zzz` is an unknown country, too.
		country: country && (twoLetterCountry(country) ?? 'zz'),
		device: nameOf('device'),
		...sums,
	};
}

/** Codes that no list has are one unknown country together. */
function added(one: SearchSplitFact, other: SearchSplitFact | undefined): SearchSplitFact {
	if (other === undefined) return one;
	return {
		...one,
		impressions: one.impressions + other.impressions,
		clicks: one.clicks + other.clicks,
		positionSum: one.positionSum + other.positionSum,
	};
}
