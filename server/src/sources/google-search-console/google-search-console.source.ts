import { dayAt, formatDay } from '../../facts/day.ts';
import { connectCommand } from '../connect-command.ts';
import {
	type Source,
	type SourceAccess,
	type SourceCheck,
	SourceError,
	type SyncSummary,
	type SyncWork,
} from '../source.ts';
import type { Api } from '../source-http.ts';
import { daysToRead, searchConsoleZone } from './days-to-read.ts';
import { engineFilter } from './engine-filter.ts';
import { type Inspected, inspectPages } from './inspect-pages.ts';
import { isReadable } from './property.ts';
import { readSearchRows, type SearchRows } from './search-analytics.ts';
import { createSearchConsoleApi, listProperties } from './search-console-api.ts';
import { type ReadSettings, readSettings } from './settings.ts';
import { readSiteTotals } from './site-totals.ts';
import { type SearchHour, storeHours } from './store-hours.store.ts';
import { type SyncedDays, syncDays } from './sync-days.ts';
import { type SyncedSplit, syncSplit } from './sync-split.ts';

/** Google keeps hours for ten days, today included. */
const hourDays = 10;

/** Reads the totals of the newest hours; nothing if Google has no hours of this kind of results. */
async function readHours(work: SyncWork, api: Api, settings: ReadSettings): Promise<void> {
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

export const googleSearchConsole: Source = {
	name: 'google-search-console',
	title: 'Google Search Console',
	schedule: '20 6 * * *',
	feeds: (engineKey) => engineFilter(engineKey) !== null,
	check,
	sync,
};

async function sync(work: SyncWork): Promise<SyncSummary> {
	const settings = readSettings(work.connection);
	const api = createSearchConsoleApi(work, settings);
	await readHours(work, api, settings);
	const days = await syncDays(work, api, settings);
	const split = await syncSplit(work, api, settings);
	const inspected = await inspectPages(work, api, settings);
	return {
		stored: days.stored + split.stored,
		notes: [...notesOnDays(days, settings), ...notesOnSplit(split), ...notesOnPages(inspected)],
	};
}

function notesOnSplit({ refused }: SyncedSplit): string[] {
	return refused === null
		? []
		: [`Google does not split this series by what was chosen: ${refused}`];
}

function notesOnDays(
	{ clicks, firstIncompleteDay }: SyncedDays,
	{ filter }: ReadSettings,
): string[] {
	const notes: string[] = [];
	if (firstIncompleteDay !== null) {
		notes.push(
			`Days from ${formatDay(firstIncompleteDay)} on are incomplete; they are read again.`,
		);
	}
	const secret = clicks.ofSite - clicks.ofQueries;
	if (secret > 0 && filter.type.hasQueries) {
		const share = Math.round((100 * secret) / clicks.ofSite);
		notes.push(`Google withholds rare queries: ${share} % of the clicks of these days.`);
	}
	return notes;
}

function notesOnPages({ pages, ended }: Inspected): string[] {
	if (ended !== null) return [`${pages} pages were inspected before it stopped: ${ended}`];
	return pages > 0 ? [`${pages} pages were inspected.`] : [];
}

/** Checks that the property exists and that a day of it can be read. */
async function check(access: SourceAccess): Promise<SourceCheck> {
	try {
		const settings = readSettings(access.connection);
		const api = createSearchConsoleApi(access, settings);
		const properties = await listProperties(api);
		const isThere = properties.some(
			(property) => property.siteUrl === settings.property && isReadable(property),
		);
		if (!isThere) return notThere(settings.property, properties.filter(isReadable).length);
		const [newest = 0] = daysToRead([], access.now());
		const range = { fromDay: newest - 13, toDay: newest };
		const { byDay } = await readSiteTotals(api, settings, range);
		const days = `${byDay.size} of the last 14 days have impressions`;
		return { works: true, detail: `${settings.property} can be read; ${days}.` };
	} catch (error) {
		if (!(error instanceof SourceError)) throw error;
		return { works: false, problem: error.message, remedy: error.remedy };
	}
}

function notThere(property: string, others: number): SourceCheck {
	return {
		works: false,
		problem: `This account cannot read ${property}. It has ${others} other properties.`,
		remedy: `Give it access in Search Console, under Settings, Users and permissions, or choose a different property: ${connectCommand('google-search-console')}.`,
	};
}
