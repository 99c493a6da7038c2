import { type Kysely, type RawBuilder, sql } from 'kysely';

const keywords = 100_000;
const pages = 50_000;
export const siteId = 1;
export const engineId = 1;
/** Sixteen months, as far back as Search Console goes. */
const days = 487;
/** Two ranges of 28 days, with a few days more for ranges that differ from round to round. */
const pageDays = 70;

const lit = (value: number) => sql.lit(value);

/**
 * Fills the database of a new server with a site as Search Console reports large ones: a few queries
 * appear every day, most of them on one day in four, and each page every other day. All pages were
 * inspected by Google and audited by us.
 */
export async function fillLargeSite(database: Kysely<unknown>, lastDay: number): Promise<void> {
	for (const statement of statements(lastDay - days + 1, lastDay)) {
		await statement.execute(database);
	}
}

function statements(firstDay: number, lastDay: number): readonly RawBuilder<unknown>[] {
	const keyword = series('k', 1, keywords);
	const page = series('p', 1, pages);
	const day = series('d', firstDay, lastDay);
	const pageDay = series('d', lastDay - pageDays + 1, lastDay);
	const ofSite = sql`${lit(siteId)}, ${lit(engineId)}`;
	const pageOf = sql`1 + k % ${lit(pages)}`;
	const noise = (of: number) =>
		sql`((k % 9973 * 7919 + d % 1009 * 10007 + k % 97 * (d % 1009) * 31) % ${lit(of)})`;
	const isDaily = sql`k % 40 = 0`;
	const impressions = sql`(1 + ${noise(50)} + case when ${isDaily} then 400 else 0 end)`;
	const position = sql`(1 + k % 53 + ${noise(7)} / 10.0)`;
	const figures = sql`${impressions}, ${impressions} / (5 + k % 53), ${impressions} * ${position}`;
	const isShown = sql`(${isDaily} or ${noise(4)} = 0)`;
	const pageNoise = (of: number) =>
		sql`((p % 9973 * 7919 + d % 1009 * 10007 + p % 97 * (d % 1009) * 31) % ${lit(of)})`;
	const pageImpressions = sql`(1 + ${pageNoise(90)} + 1000 / (1 + p / 10))`;
	const seenMs = lit(lastDay * 86_400_000);
	const isLeftOut = sql`p % 20 = 0`;
	const verdict = sql`case when ${isLeftOut} then 'NEUTRAL' else 'PASS' end`;
	const coverage = sql`case when ${isLeftOut} then 'Crawled - currently not indexed' else 'Submitted and indexed' end`;
	const url = sql`'https://large.example/section-' || (p % 40) || '/page-' || p`;
	return [
		sql`insert into site (id, account_id, global_key, domain, title, created_ms)
			values (${lit(siteId)}, 1, 'large', 'large.example', 'Large', 0)`,
		sql`insert into engine (id, key) values (${lit(engineId)}, 'google')`,
		sql`insert into site_engine (site_id, engine_id, active) values (${ofSite}, 1)`,
		sql`insert into keyword_group (id, site_id, global_key, name, match_key, created_ms)
			values (1, ${lit(siteId)}, 'breads', 'Breads', 'breads', 0)`,
		sql`insert into keyword (id, site_id, text, match_key, active, created_ms)
			with recursive ${keyword}
			select k, ${lit(siteId)}, 'sourdough bread ' || k, 'sourdough bread ' || k, 1, 0 from k`,
		sql`insert into keyword_group_member (site_id, group_id, keyword_id)
			select ${lit(siteId)}, 1, id from keyword where id % 20 = 0`,
		sql`insert into page (id, site_id, url_key, url, same_as_page_id)
			with recursive ${page}
			select p, ${lit(siteId)}, substr(${url}, 9), ${url}, null from p`,
		sql`insert into search_day (site_id, engine_id, keyword_id, day, days, impressions, clicks, position_sum, page_id)
			with recursive ${keyword}, ${day}
			select ${ofSite}, k, d, 1, ${figures}, ${pageOf} from k cross join d where ${isShown} order by k, d`,
		sql`insert into search_page_day (site_id, engine_id, keyword_id, day, page_id, impressions, clicks, position_sum)
			select site_id, engine_id, keyword_id, day, page_id, impressions, clicks, position_sum from search_day`,
		// Every fifth daily query shows a second page on some days.
		sql`insert into search_page_day (site_id, engine_id, keyword_id, day, page_id, impressions, clicks, position_sum)
			select site_id, engine_id, keyword_id, day, page_id + 1, impressions / 2, clicks / 2, position_sum / 2
			from search_day where keyword_id % 200 = 0 and day % 3 = 0 and page_id < ${lit(pages)}`,
		sql`insert into search_month (site_id, engine_id, keyword_id, month, impressions, clicks, position_sum)
			select site_id, engine_id, keyword_id, ${monthsOf(firstDay, lastDay)}, sum(impressions), sum(clicks), sum(position_sum)
			from search_day group by 1, 2, 3, 4 order by 3, 4`,
		sql`insert into page_keyword (site_id, engine_id, page_id, keyword_id, first_day, last_day)
			select site_id, engine_id, page_id, keyword_id, min(day), max(day)
			from search_page_day group by 1, 2, 3, 4 order by 3, 4`,
		sql`insert into page_search_day (site_id, engine_id, day, page_id, impressions, clicks, position_sum)
			with recursive ${page}, ${pageDay}
			select ${ofSite}, d, p, ${pageImpressions}, ${pageImpressions} / (8 + p % 31), ${pageImpressions} * (1 + p % 53)
			from d cross join p where ${pageNoise(2)} = 0 or p <= 5000 order by d, p`,
		sql`insert into site_search_day (site_id, engine_id, day, impressions, clicks, position_sum)
			select site_id, engine_id, day, sum(impressions) * 2, sum(clicks) * 2, sum(position_sum) * 2
			from page_search_day group by 1, 2, 3`,
		sql`insert into page_inspection (site_id, page_id, inspected_ms, verdict, coverage_state, robots_txt_state,
				indexing_state, page_fetch_state, google_canonical, user_canonical, last_crawl_ms, rich_results)
			with recursive ${page}
			select ${lit(siteId)}, p, ${seenMs}, ${verdict}, ${coverage}, 'ALLOWED', 'INDEXING_ALLOWED', 'SUCCESSFUL',
				${url}, ${url}, ${seenMs} - p * 1000, '{}' from p`,
		sql`insert into page_verdict (site_id, page_id, since_ms, verdict, coverage_state, robots_txt_state,
				indexing_state, page_fetch_state, google_canonical, user_canonical, crawled_as, rich_results_verdict, last_crawl_ms)
			select site_id, page_id, inspected_ms, verdict, coverage_state, robots_txt_state, indexing_state,
				page_fetch_state, google_canonical, user_canonical, 'MOBILE', 'PASS', last_crawl_ms from page_inspection`,
		sql`insert into page_state (site_id, page_id, seen_ms, verdict, must_fix, worth_fixing, notes, failing, fields)
			with recursive ${page}
			select ${lit(siteId)}, p, ${seenMs}, 'yes', 0, 1, 1, '', json_object('status', 200, 'title', 'Sourdough bread ' || p || ' – Large',
				'description', 'Baked over two days.', 'h1', 'Sourdough bread ' || p, 'canonical', ${url}, 'robots', null,
				'languages', null, 'text', 4200, 'links', 60) from p`,
	];
}

function monthsOf(from: number, to: number): RawBuilder<unknown> {
	const count = monthOf(to) - monthOf(from) + 1;
	const arms = Array.from({ length: count }, (_, index) => {
		const month = monthOf(from) + index;
		const next = Date.UTC(Math.floor((month + 1) / 12), (month + 1) % 12, 1) / 86_400_000;
		return sql`when day < ${lit(next)} then ${lit(month)}`;
	});
	return sql`case ${sql.join(arms, sql` `)} end`;
}

function monthOf(day: number): number {
	const date = new Date(day * 86_400_000);
	return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

function series(name: string, from: number, to: number): RawBuilder<unknown> {
	const column = sql.raw(name);
	return sql`${column}(${column}) as (select ${lit(from)} union all select ${column} + 1 from ${column} where ${column} < ${lit(to)})`;
}
