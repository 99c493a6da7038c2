import { type Kysely, type RawBuilder, sql } from 'kysely';

export interface FilledSite {
	readonly siteId: number;
	readonly keywords: number;
	readonly pages: number;
	readonly firstDay: number;
	readonly lastDay: number;
}

const accountId = 1;
const engineId = 1;
const keywordsPerPage = 5;

/** Creates the account of the sites, and the engine that they track. */
export async function fillAccount(database: Kysely<unknown>): Promise<void> {
	await sql`insert into account (id, global_key, name, created_ms) values (${sql.lit(accountId)}, 'bench', 'Bench', 0)`.execute(
		database,
	);
	await sql`insert into engine (id, key) values (${sql.lit(engineId)}, 'google_us')`.execute(
		database,
	);
}

/**
 * Inserts a site’s keywords, pages and facts in the order of the keys, with SQL that both engines
 * understand.
 */
export async function fillSite(database: Kysely<unknown>, site: FilledSite): Promise<void> {
	for (const statement of statements(site)) await statement.execute(database);
}

export function filledSite(
	siteId: number,
	keywords: number,
	firstDay: number,
	days: number,
): FilledSite {
	return {
		siteId,
		keywords,
		pages: keywords / keywordsPerPage,
		firstDay,
		lastDay: firstDay + days - 1,
	};
}

/** Each site has a range of ids, far from those of the others. */
const idsPerSite = 1_000_000;

function statements(site: FilledSite): readonly RawBuilder<unknown>[] {
	const { siteId, keywords, pages, firstDay, lastDay } = site;
	const firstId = siteId * idsPerSite;
	const keyword = series('k', firstId, firstId + keywords - 1);
	const page = series('p', firstId, firstId + pages - 1);
	const days = series('d', firstDay, lastDay);
	const ofSite = sql`${sql.lit(siteId)}, ${sql.lit(engineId)}`;
	const pageOf = sql`${sql.lit(firstId)} + k % ${sql.lit(pages)}`;
	const noise = (of: number) =>
		sql`((k % 9973 * 7919 + d % 1009 * 10007 + k % 97 * (d % 1009) * 31) % ${sql.lit(of)})`;
	// One check in ten does not find the keyword; one in thirty is missing.
	const ranked = sql`${noise(10)} > 0`;
	const month = monthsOf(firstDay, lastDay);
	const hundred = sql`select ${sql.lit(siteId)}, ${sql.lit(siteId)}`;
	return [
		sql`insert into site (id, account_id, global_key, domain, title, created_ms)
			values (${sql.lit(siteId)}, ${sql.lit(accountId)}, ${`site ${siteId}`}, ${`${siteId}.example`}, 'Example', 0)`,
		sql`insert into site_engine (site_id, engine_id, active) values (${ofSite}, 1)`,
		sql`insert into keyword_group (id, site_id, global_key, name, match_key, created_ms)
			${hundred}, 'hundred', 'hundred', 'hundred', 0`,
		sql`insert into keyword (id, site_id, text, match_key, active, created_ms)
			with recursive ${keyword} select k, ${sql.lit(siteId)}, 'keyword ' || k, 'keyword ' || k, 1, 0 from k`,
		sql`insert into keyword_group_member (site_id, group_id, keyword_id)
			${hundred}, id from keyword where site_id = ${sql.lit(siteId)} and id < ${sql.lit(firstId + 100)}`,
		sql`insert into page (id, site_id, url_key, url, same_as_page_id)
			with recursive ${page} select p, ${sql.lit(siteId)}, 'example.com/' || p, 'https://example.com/' || p, null from p`,
		sql`insert into rank_day (site_id, engine_id, keyword_id, day, state, rank, checked_depth, page_id, listing_id)
			with recursive ${keyword}, ${days}
			select ${ofSite}, k, d, case when ${ranked} then 'r' else 'u' end,
				case when ${ranked} then 1 + ${noise(89)} end, 100, case when ${ranked} then ${pageOf} end, null
			from k cross join d where ${noise(30)} > 0 order by k, d`,
		sql`insert into search_day (site_id, engine_id, keyword_id, day, days, impressions, clicks, position_sum, page_id)
			with recursive ${keyword}, ${days}
			select ${ofSite}, k, d, 1, ${noise(50)}, ${noise(50)} / 10, ${noise(50)} * (1 + ${noise(89)}), ${pageOf}
			from k cross join d where ${noise(31)} > 0 order by k, d`,
		sql`insert into page_day (site_id, engine_id, page_id, day, visits)
			with recursive ${series('k', firstId, firstId + pages - 1)}, ${days}
			select ${ofSite}, k, d, ${noise(40)} from k cross join d order by k, d`,
		sql`insert into page_keyword (site_id, engine_id, page_id, keyword_id, first_day, last_day)
			with recursive ${keyword} select ${ofSite}, ${pageOf}, k, ${sql.lit(firstDay)}, ${sql.lit(lastDay)} from k order by 3, 4`,
		sql`insert into search_month (site_id, engine_id, keyword_id, month, impressions, clicks, position_sum)
			select site_id, engine_id, keyword_id, ${month}, sum(impressions), sum(clicks), sum(position_sum)
			from search_day where site_id = ${sql.lit(siteId)} group by 1, 2, 3, 4 order by 3, 4`,
		sql`insert into page_month (site_id, engine_id, page_id, month, visits)
			select site_id, engine_id, page_id, ${month}, sum(visits)
			from page_day where site_id = ${sql.lit(siteId)} group by 1, 2, 3, 4 order by 3, 4`,
	];
}

/** The month of `day`, as a CASE expression over all months of the range. */
function monthsOf(from: number, to: number): RawBuilder<unknown> {
	const months = Array.from(
		{ length: monthOf(to) - monthOf(from) + 1 },
		(_, index) => monthOf(from) + index,
	);
	const arms = months.map(
		(month) => sql`when day < ${sql.lit(firstDayOf(month + 1))} then ${sql.lit(month)}`,
	);
	return sql`case ${sql.join(arms, sql` `)} end`;
}

function monthOf(day: number): number {
	const date = new Date(day * 86_400_000);
	return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

function firstDayOf(month: number): number {
	return Date.UTC(Math.floor(month / 12), month % 12, 1) / 86_400_000;
}

function series(name: string, from: number, to: number): RawBuilder<unknown> {
	const column = sql.raw(name);
	return sql`${column}(${column}) as (select ${sql.lit(from)} union all select ${column} + 1 from ${column} where ${column} < ${sql.lit(to)})`;
}
