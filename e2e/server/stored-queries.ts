import { openDatabase } from '@plumbline/server/database';
import { storeFacts } from '@plumbline/server/store-facts';

const newestDay = () => Math.floor(Date.now() / 86_400_000) - 3;

/** The calendar date so many days before the newest one. */
export const storedDay = (ago: number) =>
	new Date((newestDay() - ago) * 86_400_000).toISOString().slice(0, 10);

interface Stored {
	readonly queries: number;
	/** Days between the two periods. */
	readonly apart: number;
}

/** Queries in two periods of 28 days; one of them went, and one came. */
export async function storeQueries(
	url: string,
	domain: string,
	{ apart, queries }: Stored,
): Promise<void> {
	const database = await openDatabase(url);
	const { id: siteId } = await database
		.selectFrom('site')
		.select('id')
		.where('domain', '=', domain)
		.executeTakeFirstOrThrow();
	const { id: engineId } = await database
		.selectFrom('engine')
		.select('id')
		.where('key', '=', 'google')
		.executeTakeFirstOrThrow();
	const period = Array.from({ length: 28 }, (_, ago) => ago);
	const days = [0, apart].flatMap((before) => period.map((ago) => newestDay() - before - ago));
	const search = days.flatMap((day, at) =>
		Array.from({ length: queries }, (_, index) => ({
			...{
				day,
				days: 1 as const,
				impressions: 10,
				clicks: 1,
				positionSum: 10 * (1 + (index % 30)),
			},
			keyword: ['loaf that went', 'loaf that came'][index] ?? `loaf ${index}`,
			url: `https://${domain}/loaves/${index % 10}`,
			index,
		})).filter(({ index }) => (index === 0 ? at >= 28 : index !== 1 || at < 28)),
	);
	await storeFacts(
		database,
		{ siteId, engineId },
		{
			search: search.map(({ url: _, index, ...row }) => row),
			searchPages: search,
			pageSearch: [...Map.groupBy(search, ({ day, url }) => `${day} ${url}`).values()].map(
				(rows) => ({ ...rows[0]!, ...sumsOf(rows) }),
			),
			siteSearch: days.map((day) => ({
				...{ day, impressions: 20_000, clicks: 2000, positionSum: 200_000 },
			})),
		},
	);
	const searchers = [
		['us', 'mobile', 700],
		['us', 'desktop', 500],
		['jp', 'mobile', 300],
		['jp', 'desktop', 100],
		['de', 'desktop', 150],
		['zz', 'mobile', 50],
	] as const;
	const split = days.flatMap((day, at) =>
		searchers.map(([country, device, clicks]) => ({
			...{ site_id: siteId, engine_id: engineId, day, country, device },
			// Before, Japan had half as many again.
			clicks: country === 'jp' && at >= 28 ? clicks * 1.5 : clicks,
			...{ impressions: clicks * 10, position_sum: clicks * 40 },
		})),
	);
	await database.insertInto('search_split_day').values(split).execute();
	await database.destroy();
}

function sumsOf(rows: readonly { readonly positionSum: number }[]) {
	const positionSum = rows.reduce((sum, row) => sum + row.positionSum, 0);
	return { clicks: rows.length, impressions: 10 * rows.length, positionSum };
}
