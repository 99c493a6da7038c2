import { explainVerdict } from '@plumbline/core';
import { auditedPages } from '../audits/audited-pages.store.ts';
import { figuresOf } from '../series/figures.ts';
import { newestVerdicts, verdictCounts } from '../verdicts/verdicts.store.ts';
import {
	type FoundOpportunity,
	type Looked,
	looked,
	notLooked,
	type OpportunityQuestion,
} from './found-opportunity.ts';
import { leftOutPages } from './left-out-pages.store.ts';

/** Pages that people see in results and that Google meanwhile leaves out of its index. */
export async function findLeftOut({
	database,
	series,
	range,
	locale,
}: OpportunityQuestion): Promise<Looked> {
	const { siteId } = series;
	const counts = await verdictCounts(database, siteId);
	if (counts.every(({ verdict }) => verdict === '')) return notLooked('no_inspections');
	const pages = await leftOutPages(database, series, range);
	const pageIds = pages.map(({ pageId }) => pageId);
	const all = { siteId, pageIds, state: null, limit: pages.length, offset: 0 };
	const { rows } = await newestVerdicts(database, all);
	const audits = await auditedPages(database, siteId, pageIds);
	const verdicts = new Map(rows.map((verdict) => [verdict.pageId, verdict]));
	return looked(
		pages.flatMap((page): FoundOpportunity[] => {
			const verdict = verdicts.get(page.pageId);
			if (verdict === undefined) return [];
			const { cause, reason, fix } = explainVerdict(
				verdict,
				audits.get(page.pageId) ?? null,
				locale,
			);
			// Its canonical or its target is shown instead, as the page asks for.
			if (cause === 'canonical_points_elsewhere' || cause === 'redirects') return [];
			const { clicks, impressions, average_position } = figuresOf(page);
			const evidence = { clicks, impressions, average_position, google: verdict.coverage };
			return [
				{
					kind: 'blocked_with_impressions',
					url: page.url,
					keyword: null,
					clicks_to_gain: clicks,
					evidence,
					verdict: { reason, fix },
				},
			];
		}),
	);
}
