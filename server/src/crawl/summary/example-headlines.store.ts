import type { Database } from '../../database/open-database.ts';
import { type Crawl, knownRules } from '../crawls.store.ts';
import { storedHeadline } from '../pages/stored-occurrence.ts';
import type { RuleCount } from './crawl-summary.store.ts';

/** The finding of each rule on its example page, by the name of the rule. */
export async function exampleHeadlines(
	database: Database,
	crawl: Crawl,
	findings: readonly RuleCount[],
): Promise<ReadonlyMap<string, string>> {
	const rules = knownRules(crawl);
	const headlines = new Map<string, string>();
	for (const { exampleId, rule: name } of findings) {
		const row = await database
			.selectFrom('crawl_finding')
			.select('data')
			.where('crawl_id', '=', crawl.id)
			.where('url_id', '=', exampleId)
			.where('rule', '=', name)
			.executeTakeFirst();
		const rule = rules.get(name);
		if (row === undefined || rule === undefined) continue;
		headlines.set(name, storedHeadline(rule, row.data, 'en'));
	}
	return headlines;
}
