import { parseEngineKey } from '@plumbline/core/api';
import { type Day, parseDay } from '../../../facts/day.ts';
import { ExpectedError } from '../../../process/expected-error.ts';
import { shownValue } from '../shown-value.ts';

/** A keyword with its history, as SerpBear stores them. */
export interface SerpBearKeyword {
	readonly keyword: string;
	/** Empty if the file has none. */
	readonly domain: string;
	/** Canonical key; null for an unknown country. */
	readonly engine: string | null;
	/** By day; 0 if a check failed or found nothing: SerpBear does not say which. */
	readonly positions: ReadonlyMap<Day, number>;
	/** URL of the newest position. */
	readonly url: string | null;
}

/** Parses a row of its database or an item of its API. */
export function serpBearKeyword(row: unknown, place: string): SerpBearKeyword {
	if (typeof row !== 'object' || row === null) throw wrong(place, 'it is not a SerpBear keyword.');
	const { country, device, domain, history, keyword, url } = row as Readonly<
		Record<string, unknown>
	>;
	if (typeof keyword !== 'string') throw wrong(place, 'it has no “keyword”.');
	return {
		keyword,
		domain: typeof domain === 'string' ? domain : '',
		engine: engineOf(country, device),
		positions: positionsOf(history, `${place} (${shownValue(keyword)})`),
		url: typeof url === 'string' && /^https?:\/\//.test(url) ? url : null,
	};
}

/** SerpBear checks Google only. */
export function engineOf(country: unknown, device: unknown): string | null {
	const code = typeof country === 'string' && country !== '' ? country : 'us';
	return parseEngineKey(`google_${code}${device === 'mobile' ? '__mobile' : ''}`);
}

function positionsOf(history: unknown, place: string): ReadonlyMap<Day, number> {
	const given = typeof history === 'string' ? parsed(history, place) : history;
	// A keyword that was never checked has an empty list.
	if (typeof given !== 'object' || given === null || Array.isArray(given)) return new Map();
	return new Map(
		Object.entries(given).map(([date, position]) => [
			historyDay(date, place),
			positionOf(position, date, place),
		]),
	);
}

function parsed(history: string, place: string): unknown {
	try {
		return history === '' ? null : JSON.parse(history);
	} catch (cause) {
		throw wrong(place, 'its history is not valid JSON.', cause);
	}
}

/** `2026-3-7`: SerpBear writes months and days without zeros. */
function historyDay(date: string, place: string): Day {
	const [year = '', month = '', day = ''] = date.split('-');
	const parsed = parseDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
	if (parsed !== null) return parsed;
	throw wrong(place, `${shownValue(date)} in its history is not a date.`);
}

const worstPosition = 10_000;

function positionOf(value: unknown, date: string, place: string): number {
	const position = value === null ? 0 : Number(value);
	if (Number.isInteger(position) && position >= 0 && position <= worstPosition) return position;
	throw wrong(
		place,
		`its position on ${date} is ${shownValue(String(value))}, not a whole number.`,
	);
}

export function wrong(place: string, what: string, cause?: unknown): ExpectedError {
	return new ExpectedError('import_file', `${place}: ${what} Nothing was imported.`, { cause });
}
