import type { AuditServices } from '../pages/audits/audit-url.ts';
import { noteSitemaps } from './crawls.store.ts';
import { createPace } from './pace/pace.ts';
import { defaultDelayMs, type SecretHeaders } from './settings.ts';
import { type ReadSitemaps, readSitemaps } from './sitemaps/read-sitemaps.ts';
import { addUrls, type Frontier } from './urls/add-urls.store.ts';
import type { FoundUrl } from './urls/found-url.ts';
import { storeSitemapVersions } from './urls/sitemap-versions.store.ts';
import { sitemapDepth } from './urls/url-state.ts';
import { createCrawlFetcher } from './visits/crawl-fetcher.ts';

const mostSitemaps = 1000;
const urlsAtOnce = 5000;

interface Listing {
	readonly services: AuditServices;
	readonly headers: SecretHeaders;
	readonly signal: AbortSignal;
}

/** Puts the start or the list into the frontier. */
export async function addStarts(frontier: Frontier): Promise<void> {
	const starts = frontier.settings.list ?? [frontier.settings.start];
	const found = { depth: 0, from: null, isFollowed: true, sitemap: null };
	await addUrls(
		frontier,
		starts.map((address): FoundUrl => ({ ...found, address })),
	);
}

/** Adds what only the sitemaps list, once all other URLs are visited. */
export async function listSitemaps(frontier: Frontier, listing: Listing): Promise<void> {
	const { crawlId, database, settings } = frontier;
	const sitemaps = settings.sitemaps ? await sitemapsOf(frontier, listing) : null;
	if (sitemaps !== null) await addListed(frontier, sitemaps);
	await noteSitemaps(database, crawlId, {
		found: sitemaps && {
			survey: sitemaps.survey,
			namesAlternates: sitemaps.namesAlternates,
			isComplete: sitemaps.isComplete,
		},
	});
}

function sitemapsOf(
	frontier: Frontier,
	{ headers, services, signal }: Listing,
): Promise<ReadSitemaps | null> {
	const { settings } = frontier;
	const fetcher = createCrawlFetcher(services.fetcher, {
		settings,
		headers,
		onAnswer: () => undefined,
	});
	return readSitemaps({
		url: settings.start,
		fetcher,
		geo: settings.audit.geo,
		signal,
		pace: createPace(settings.delayMs ?? defaultDelayMs),
		isPatient: true,
		now: new Date(),
		mostFiles: mostSitemaps,
		onVersions: (versions) => storeSitemapVersions(frontier, versions),
	});
}

async function addListed(frontier: Frontier, sitemaps: ReadSitemaps): Promise<void> {
	const files = new Map(sitemaps.survey.files.map((file, index) => [file, index]));
	let batch: FoundUrl[] = [];
	const isVisited = frontier.settings.list === null;
	for (const address of sitemaps.addresses) {
		const sitemap = files.get(sitemaps.find(address) ?? '') ?? 0;
		batch.push({ address, depth: sitemapDepth, from: null, isFollowed: isVisited, sitemap });
		if (batch.length < urlsAtOnce) continue;
		await addUrls(frontier, batch);
		batch = [];
	}
	await addUrls(frontier, batch);
}
