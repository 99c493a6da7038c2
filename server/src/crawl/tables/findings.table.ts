import { localeFor, textsIn } from '@plumbline/core';
import type { Database } from '../../database/open-database.ts';
import { knownRules } from '../crawls.store.ts';
import { unpackData } from '../pages/packed-data.ts';
import type { StoredOccurrence } from '../pages/stored-occurrence.ts';
import { urlsOf } from '../summary/crawl-summary.store.ts';
import type { CrawlTable } from './crawl-table.ts';
import { pageIdBatches } from './page-id-batches.ts';

export const findingsTable: CrawlTable = {
	name: 'findings',
	columns: {
		url: 'text',
		rule: 'text',
		severity: 'text',
		count: 'number',
		message: 'text',
		selector: 'text',
		snippet: 'text',
		line: 'number',
		column: 'number',
		id: 'text',
	},
	async *rows({ crawl, database, locale }) {
		const texts = textsIn(localeFor(locale));
		const rules = knownRules(crawl);
		for await (const findings of findingBatches(database, crawl.id)) {
			const urls = await urlsOf(database, crawl.id, [
				...new Set(findings.map(({ url_id: id }) => id)),
			]);
			for (const { count, data, rule: name, severity, url_id: urlId } of findings) {
				const rule = rules.get(name);
				if (rule === undefined) continue;
				// We packed them.
				for (const [id, message, values, places] of unpackData(data) as StoredOccurrence[]) {
					const [[snippet, selector, line, column] = [null, null, null, null]] = places;
					const sentence = texts.message(rule, { message, values, nodes: [] });
					const url = urls.get(urlId) ?? '';
					yield [url, name, severity, count, sentence, selector, snippet, line, column, id];
				}
			}
		}
	},
};

/** The findings of a crawl in the order of its pages, those of some hundred pages at a time. */
async function* findingBatches(database: Database, crawlId: number) {
	for await (const ids of pageIdBatches(database, crawlId)) {
		yield await database
			.selectFrom('crawl_finding')
			.select(['url_id', 'rule', 'severity', 'count', 'data'])
			.where('crawl_id', '=', crawlId)
			.where('url_id', '>=', ids.at(0) ?? 0)
			.where('url_id', '<=', ids.at(-1) ?? 0)
			.orderBy('url_id')
			.orderBy('rule')
			.execute();
	}
}
