import { siteRuleNames } from '@plumbline/core';
import type { Database } from '../../database/open-database.ts';
import { countsOf } from '../pages/severity-counts.ts';
import type { FindingRow } from '../pages/stored-page.ts';
import type { JudgedPage } from './page-batches.ts';

/** The rules that failed on each page by itself. */
export async function failedRules(
	database: Database,
	crawlId: number,
	pages: readonly JudgedPage[],
): Promise<ReadonlyMap<number, readonly string[]>> {
	const rows = await findingsOf(
		database,
		crawlId,
		pages.map(({ url_id: id }) => id),
	);
	const own = rows.filter(({ rule }) => !siteRuleNames.includes(rule));
	const byPage = Map.groupBy(own, ({ url_id: id }) => id);
	return new Map([...byPage].map(([id, some]) => [id, some.map(({ rule }) => rule)]));
}

const findingsOf = (database: Database, crawlId: number, ids: readonly number[]) =>
	database
		.selectFrom('crawl_finding')
		.select(['url_id', 'rule', 'severity'])
		.where('crawl_id', '=', crawlId)
		.where('url_id', 'in', ids)
		.execute();

/** Replaces the findings of an earlier try. */
export async function storeFound(
	database: Database,
	crawlId: number,
	found: ReadonlyMap<number, readonly FindingRow[]>,
): Promise<void> {
	const ids = [...found.keys()];
	if (ids.length === 0) return;
	await database.transaction().execute(async (transaction) => {
		const before = await findingsOf(transaction, crawlId, ids);
		await transaction
			.deleteFrom('crawl_finding')
			.where('crawl_id', '=', crawlId)
			.where('url_id', 'in', ids)
			.where('rule', 'in', siteRuleNames)
			.execute();
		const rows = [...found].flatMap(([id, some]) =>
			some.map((row) => ({ crawl_id: crawlId, url_id: id, ...row })),
		);
		for (let at = 0; at < rows.length; at += rowsAtOnce) {
			await transaction
				.insertInto('crawl_finding')
				.values(rows.slice(at, at + rowsAtOnce))
				.execute();
		}
		const alone = Map.groupBy(
			before.filter(({ rule }) => !siteRuleNames.includes(rule)),
			({ url_id: id }) => id,
		);
		for (const [id, some] of found) {
			if (
				some.length === 0 &&
				before.every((row) => row.url_id !== id || alone.get(id)?.includes(row))
			) {
				continue;
			}
			// Only severities of rules are stored.
			const own = (alone.get(id) ?? []) as { severity: FindingRow['severity'] }[];
			await transaction
				.updateTable('crawl_page')
				.where('crawl_id', '=', crawlId)
				.where('url_id', '=', id)
				.set(countsOf([...own, ...some]))
				.execute();
		}
	});
}

const rowsAtOnce = 1000;
