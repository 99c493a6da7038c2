import { formatDay } from '../../facts/day.ts';
import { connectCommand } from '../connect-command.ts';
import {
	type Source,
	type SourceAccess,
	type SourceCheck,
	SourceError,
	type SyncSummary,
	type SyncWork,
} from '../source.ts';
import { daysToRead } from './days-to-read.ts';
import { engineFilter } from './engine-filter.ts';
import { type Inspected, inspectPages } from './inspect-pages.ts';
import { isReadable } from './property.ts';
import { readHours } from './read-hours.ts';
import { createSearchConsoleApi, listProperties } from './search-console-api.ts';
import { type ReadSettings, readSettings } from './settings.ts';
import { readSiteTotals } from './site-totals.ts';
import { type SyncedDays, syncDays } from './sync-days.ts';

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
	const inspected = await inspectPages(work, api, settings);
	return {
		stored: days.stored,
		notes: [...notesOnDays(days, settings), ...notesOnPages(inspected)],
	};
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
