import {
	createSite,
	judgeOnSite,
	type PackedPage,
	type Report,
	type Site,
	type SummarizedPage,
	unknownSite,
} from '@plumbline/core';
import { createPace, type Pace } from '../crawl/pace/pace.ts';
import { readSitemaps } from '../crawl/sitemaps/read-sitemaps.ts';
import type { AuditTask } from '../pages/audits/audit-task.ts';
import { type AuditedPage, type AuditServices, auditUrl } from '../pages/audits/audit-url.ts';
import type { PageFetcher, PageRequest } from '../pages/fetch/fetch-page.ts';
import { mayCarryHeaders } from '../pages/fetch/redirect.ts';
import { createRequestBudget } from '../pages/fetch/request-budget.ts';
import { hasCode } from '../process/expected-error.ts';
import { neighboursOf } from './neighbours.ts';

/** The limits for reading the rest of a site; anything that does not fit stays unknown. Tests can lower each of them. */
export const siteLimits = {
	/** Between two requests to one host. */
	intervalMs: 150,
	mostMs: 30_000,
	mostSitemaps: 10,
	mostAtOnce: 4,
	mostRedirects: 2,
	/** Room for 40 links, 20 hosts of language versions with a robots.txt each, and the sitemaps. */
	budget: { requests: 120, hosts: 24 },
};

export type SiteLimits = Readonly<typeof siteLimits>;

export interface SiteContext {
	readonly services: AuditServices;
	/** The request that fetched the page itself. */
	readonly request: PageRequest;
	readonly options: AuditTask['options'];
}

/** Adds to the report what the page’s linked URLs and the site’s sitemaps show. */
export async function judgeSiteAround(
	{ page, result: { report, summarized } }: AuditedPage,
	context: SiteContext,
	limits: SiteLimits = siteLimits,
): Promise<Report> {
	if (summarized === null) return judgeOnSite(report, null, unknownSite, context.options);
	const { geo, signal: asked } = context.request;
	const deadline = AbortSignal.timeout(limits.mostMs);
	const signal = AbortSignal.any(asked ? [asked, deadline] : [deadline]);
	const fetcher = withinBudget(context.services.fetcher, limits);
	const services = { ...context.services, fetcher };
	const around = { ...context, services, signal, limits, pace: createPace(limits.intervalMs) };
	const site = createSite();
	const packed = site.add(summarized);
	const [sitemaps] = await Promise.all([
		unlessLate(around, () =>
			readSitemaps({
				url: page.url,
				fetcher,
				geo,
				signal,
				pace: around.pace,
				now: new Date(),
				mostFiles: limits.mostSitemaps,
			}),
		),
		addNeighbours(site, neighboursOf(summarized.summary), around),
	]);
	return judged({ report, summarized, packed, site }, context, sitemaps);
}

/** Counts every request against one budget, also for redirects and robots.txt files. */
function withinBudget(fetcher: PageFetcher, { budget: most, mostRedirects }: SiteLimits) {
	const budget = createRequestBudget(most);
	return {
		...fetcher,
		fetchPage: (request: PageRequest) => fetcher.fetchPage({ ...request, mostRedirects, budget }),
		fetchFile: (request: PageRequest) => fetcher.fetchFile({ ...request, mostRedirects, budget }),
	};
}

interface Around extends SiteContext {
	readonly limits: SiteLimits;
	readonly signal: AbortSignal;
	readonly pace: Pace;
}

async function addNeighbours(
	site: Site,
	addresses: readonly string[],
	around: Around,
): Promise<void> {
	const waiting = addresses.values();
	const work = async () => {
		for (const address of waiting) {
			const neighbour = await unlessLate(around, () => read(address, around));
			if (neighbour) site.add(neighbour);
		}
	};
	await Promise.all(Array.from({ length: around.limits.mostAtOnce }, work));
}

async function read(
	address: string,
	{ options, pace, request, services, signal }: Around,
): Promise<SummarizedPage | null> {
	await pace.turn(address, signal);
	const { headers, ...rest } = request;
	const isSameHost = mayCarryHeaders(new URL(request.url), new URL(address));
	const asked = { ...rest, ...(headers && isSameHost && { headers }), url: address, signal };
	const audited = await auditUrl(services, asked, options, { wantsSite: true });
	return audited.kind === 'audited' ? audited.result.summarized : null;
}

/** A failed or late result counts as unknown; the caller can still cancel. */
async function unlessLate<Result>(
	{ request, signal }: Around,
	work: () => Promise<Result>,
): Promise<Result | null> {
	try {
		return await work();
	} catch (error) {
		request.signal?.throwIfAborted();
		const isRefused = hasCode(error, 'page_too_complex') || hasCode(error, 'overloaded');
		if (isRefused || signal.aborted) return null;
		throw error;
	}
}

interface Gathered {
	readonly report: Report;
	readonly summarized: SummarizedPage;
	readonly packed: PackedPage;
	readonly site: Site;
}

function judged(
	{ packed, report, site, summarized }: Gathered,
	{ options }: SiteContext,
	sitemaps: Awaited<ReturnType<typeof readSitemaps>>,
): Report {
	const facts = site.factsOf(packed, { isSample: true, isWhole: false, sitemaps });
	return judgeOnSite(report, summarized, facts, options);
}
