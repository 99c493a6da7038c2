import { openDatabase } from '@plumbline/server/database';
import type { SearchFact } from '@plumbline/server/facts';
import { storeFacts } from '@plumbline/server/store-facts';
import { runCommand } from './server-process.ts';

export const keywords = 10_000;
export const days = 365;
const firstDay = 20_000;

const yearOfFacts = {
	date_from: dateOf(firstDay),
	date_to: dateOf(firstDay + days - 1),
};

export interface FilledSite {
	readonly siteKey: string;
	readonly apiKey: string;
}

/** Creates a site of ten thousand keywords with a year of facts. */
export async function fillSite(databaseUrl: string): Promise<FilledSite> {
	const add = 'site add --domain example.com --search-engines google_us --json';
	const site = JSON.parse(await runCommand(databaseUrl, add));
	const key = JSON.parse(await runCommand(databaseUrl, 'key create --account default --json'));
	const database = await openDatabase(databaseUrl);
	const target = { siteId: 1, engineId: 1 };
	await storeFacts(database, target, { search: year() }, { mostActive: keywords });
	await database.destroy();
	return { siteKey: site.site_global_key, apiKey: key.api_key };
}

function* year(): Generator<SearchFact> {
	for (let index = 0; index < keywords; index++) {
		for (let day = firstDay; day < firstDay + days; day++) {
			const impressions = 1 + ((index * 31 + day) % 500);
			const positionSum = impressions * (1 + (index % 40));
			yield {
				keyword: `keyword ${index}`,
				day,
				days: 1,
				impressions,
				clicks: impressions >> 4,
				positionSum,
			};
		}
	}
}

function dateOf(day: number): string {
	return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

export type Call = (endpoint: string, body: object) => Promise<void>;

/** Calls the server with the API key of the site. */
export function caller(base: string, { apiKey }: FilledSite): Call {
	const headers = { 'content-type': 'application/json', 'x-api-key': apiKey };
	return async (endpoint, body) => {
		const request = { method: 'POST', headers, body: JSON.stringify(body) };
		const answer = await fetch(`${base}/api/v3/${endpoint}`, request);
		const text = await answer.text();
		if (!answer.ok) throw new Error(`${endpoint} answered ${answer.status}: ${text}`);
	};
}

/** A page of rankings over the whole year; each offset is a different question, so no cached answer fits. */
export function askYear(call: Call, { siteKey }: FilledSite, offset: number): Promise<void> {
	return call('keywords/rankings', {
		site_global_key: siteKey,
		search_engine_global_key: 'google_us',
		...yearOfFacts,
		sort_col: 'clicks',
		offset,
	});
}
