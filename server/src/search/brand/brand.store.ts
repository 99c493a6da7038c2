import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import type { DayRange } from '../../facts/day.ts';
import { branded } from '../../rankings/brand/branded.ts';
import { splitRange } from '../../rankings/question/range.ts';
import type { SearchSums } from '../series/figures.ts';
import type { SearchedSeries } from '../series/searched-series.store.ts';

/** Without names, those of the domain count again. */
export async function setBrandNames(
	database: Database,
	siteId: number,
	names: readonly string[],
): Promise<void> {
	if (names.length === 0) {
		await database.deleteFrom('brand').where('site_id', '=', siteId).execute();
		return;
	}
	const list = JSON.stringify(names);
	await database
		.insertInto('brand')
		.values({ site_id: siteId, names: list })
		.onConflict((conflict) => conflict.column('site_id').doUpdateSet({ names: list }))
		.execute();
}

/** The figures of disclosed queries, with a name of the brand and without. */
export async function brandedSums(
	database: Database,
	{ siteId, engineId }: SearchedSeries,
	range: DayRange,
	names: readonly string[],
): Promise<{ readonly branded: SearchSums; readonly other: SearchSums }> {
	const isBranded = sql`case when ${branded(names)} then 1 else 0 end`;
	const { months, days } = splitRange(range);
	const ofTarget = sql`fact.site_id = ${siteId} and fact.engine_id = ${engineId}`;
	const part = (table: string, time: RawBuilder<unknown>) => sql`
		select keyword_id, clicks, impressions, position_sum from ${sql.table(table)} as fact
		where ${ofTarget} and ${time}
	`;
	const parts = days.map(({ from, to }) => part('search_day', sql`day between ${from} and ${to}`));
	if (months !== null) {
		parts.push(part('search_month', sql`month between ${months.from} and ${months.to}`));
	}
	const { rows } = await sql<{ is_branded: number } & Record<string, number>>`
		select ${isBranded} as is_branded, sum(fact.clicks) as clicks,
			sum(fact.impressions) as impressions, sum(fact.position_sum) as position_sum
		from (${sql.join(parts, sql` union all `)}) as fact
		join keyword on keyword.site_id = ${siteId} and keyword.id = fact.keyword_id
		group by 1
	`.execute(database);
	const sumsOf = (flag: number): SearchSums => {
		const row = rows.find(({ is_branded }) => is_branded === flag);
		return {
			clicks: Number(row?.clicks ?? 0),
			impressions: Number(row?.impressions ?? 0),
			positionSum: Number(row?.position_sum ?? 0),
		};
	};
	return { branded: sumsOf(1), other: sumsOf(0) };
}
