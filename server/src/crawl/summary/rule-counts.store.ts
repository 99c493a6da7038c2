import { byImportance, type RuleData, type Severity } from '@plumbline/core';
import type { Database } from '../../database/open-database.ts';
import { type Crawl, knownRules } from '../crawls.store.ts';
import type { RuleCount } from './crawl-summary.store.ts';

const severities: readonly Severity[] = ['blocker', 'error', 'warning', 'note'];

/** The findings of a crawl by rule, with the templates of their pages. */
export async function ruleCounts(database: Database, crawl: Crawl): Promise<readonly RuleCount[]> {
	const rows = await database
		.selectFrom('crawl_finding')
		.innerJoin('crawl_page', (join) =>
			join
				.onRef('crawl_page.url_id', '=', 'crawl_finding.url_id')
				.onRef('crawl_page.crawl_id', '=', 'crawl_finding.crawl_id'),
		)
		.select((eb) => ['rule', 'severity', 'shape', eb.fn.countAll<number>().as('pages')])
		.select((eb) => [
			eb.fn.sum<number>('count').as('occurrences'),
			eb.fn.min('crawl_finding.url_id').as('first'),
		])
		.where('crawl_finding.crawl_id', '=', crawl.id)
		.groupBy(['rule', 'severity', 'shape'])
		.execute();
	const counts = [...Map.groupBy(rows, ({ rule }) => rule)].map(([rule, some]): RuleCount => {
		const byShape = Map.groupBy(some, ({ shape }) => shape);
		const sum = (values: readonly unknown[]) =>
			values.reduce<number>((total, value) => total + Number(value), 0);
		return {
			rule,
			severity: severities.find((one) => some.some(({ severity }) => severity === one)) ?? 'note',
			pages: sum(some.map(({ pages }) => pages)),
			occurrences: sum(some.map(({ occurrences }) => occurrences)),
			exampleId: Math.min(...some.map(({ first }) => Number(first))),
			templates: [...byShape]
				.map(([shape, parts]) => ({ shape, pages: sum(parts.map(({ pages }) => pages)) }))
				.toSorted((one, other) => other.pages - one.pages),
		};
	});
	const rules = knownRules(crawl);
	return counts.toSorted((one, other) => byUrgency(rules, one, other));
}

/** What to do first: by severity and impact, then by the number of pages. */
function byUrgency(rules: ReadonlyMap<string, RuleData>, one: RuleCount, other: RuleCount): number {
	const [first, second] = [rules.get(one.rule), rules.get(other.rule)];
	if (first === undefined || second === undefined) return other.pages - one.pages;
	return (
		byImportance({ ...first, severity: one.severity }, { ...second, severity: other.severity }) ||
		other.pages - one.pages
	);
}
