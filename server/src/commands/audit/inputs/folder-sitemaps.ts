import type { SitemapFault, SiteSitemaps } from '@plumbline/core';
import { createPace } from '../../../crawl/pace/pace.ts';
import { folderFetcher } from './folder-fetcher.ts';
import type { FolderUrls } from './folder-urls.ts';
import { type SourceContext, sitemapsAround } from './source-context.ts';

interface PublishedFolder {
	readonly folder: string;
	readonly base: URL;
	readonly files: ReadonlySet<string>;
	readonly urls: FolderUrls;
	readonly context: SourceContext;
}

/** By the URLs of the folder’s pages. Null without a sitemap: a host may write one. */
export async function folderSitemaps({
	base,
	context,
	files,
	folder,
	urls,
}: PublishedFolder): Promise<SiteSitemaps | null> {
	const found = await sitemapsAround(base.href, {
		...context,
		fetcher: folderFetcher(folder, files, base),
		pace: createPace(0),
	})();
	if (found === null || found.survey.files.length + found.survey.faults.length === 0) return null;
	const listed = new Map<string, string>();
	const missing = new Map<string, SitemapFault>();
	for (const address of found.addresses) {
		const sitemap = found.find(address) ?? '';
		listed.set(urls.mainUrl(address), sitemap);
		if (urls.statusOf(address) !== 404) continue;
		const { count, example } = missing.get(sitemap) ?? { count: 0, example: address };
		missing.set(sitemap, { kind: 'missing', sitemap, example, count: count + 1 });
	}
	const faults = [...found.survey.faults, ...missing.values()];
	return {
		...found,
		survey: { ...found.survey, faults },
		find: (address) => listed.get(address) ?? null,
	};
}
