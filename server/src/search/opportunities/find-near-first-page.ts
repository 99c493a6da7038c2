import { detectLanguage, missingWords } from '@plumbline/core';
import { type AuditedPage, auditedPages } from '../audits/audited-pages.store.ts';
import { rounded } from '../series/figures.ts';
import { usualClicksAt } from './few-clicks.ts';
import {
	type FoundOpportunity,
	type Looked,
	looked,
	notLooked,
	type OpportunityQuestion,
} from './found-opportunity.ts';
import { mainPages, type PageOfQuery, type SiteQuery } from './queries.store.ts';

/** The second page of results; its first places are what a better text can still change. */
const behindFirstPage = { from: 10.5, to: 20.5 };
/** A place in the middle of the first page, to estimate what there is to gain. */
const firstPage = 7;
const mostQueries = 500;

/** Queries just behind the first page whose words are missing in title or headings of the page. */
export async function findNearFirstPage(question: OpportunityQuestion): Promise<Looked> {
	const { database, series, range, queries } = question;
	const near = queries
		.filter(({ position }) => position > behindFirstPage.from && position <= behindFirstPage.to)
		.slice(0, mostQueries);
	const ids = near.map(({ keywordId }) => keywordId);
	const shown = await mainPages(database, series, range, ids);
	const pageIds = [...new Set([...shown.values()].map(({ pageId }) => pageId))];
	const audited = await auditedPages(database, series.siteId, pageIds);
	if (near.length > 0 && audited.size === 0) return notLooked('no_audits');
	const byPage = Map.groupBy(near, ({ keywordId }) => shown.get(keywordId)?.pageId);
	return looked(
		near.flatMap((query) => {
			const page = shown.get(query.keywordId);
			const seen = page && audited.get(page.pageId);
			if (page === undefined || seen === undefined) return [];
			const ownQueries = byPage.get(page.pageId) ?? [];
			return opportunityOf(query, { page, seen, ownQueries }, question);
		}),
	);
}

interface Shown {
	readonly page: PageOfQuery;
	readonly seen: AuditedPage;
	readonly ownQueries: readonly SiteQuery[];
}

function opportunityOf(
	query: SiteQuery,
	{ page, seen, ownQueries }: Shown,
	{ queries }: OpportunityQuestion,
): FoundOpportunity[] {
	const { title, h1 } = seen;
	// One title is too short to tell its language.
	const texts = [title, h1, ...ownQueries.map(({ text }) => text)].filter((text) => text !== null);
	const { language } = detectLanguage(texts);
	const inTitle = title === null ? null : missingWords(query.text, [title], language);
	const inHeadings = h1 === null ? null : missingWords(query.text, [h1], language);
	const missing = [...new Set([...(inTitle ?? []), ...(inHeadings ?? [])])];
	if (missing.length === 0) return [];
	const usual = usualClicksAt(firstPage, query.impressions, queries);
	return [
		{
			kind: 'near_first_page',
			url: page.url,
			keyword: query.text,
			clicks_to_gain: usual === null ? null : rounded(Math.max(0, usual - query.clicks), 1),
			evidence: {
				clicks: query.clicks,
				impressions: query.impressions,
				average_position: rounded(query.position, 2),
				missing_in: [
					...(inTitle?.length ? (['title'] as const) : []),
					...(inHeadings?.length ? (['headings'] as const) : []),
				],
				missing_words: missing,
				...(title !== null && { title }),
			},
		},
	];
}
