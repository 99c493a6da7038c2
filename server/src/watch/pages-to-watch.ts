import { busiestPages } from '../facts/busiest-pages.store.ts';
import { readNamedSitemap } from './look/look-at-sitemap.ts';
import { isPage, type Looking, type SeenSubject, sitemapSubject } from './look/look-at-subject.ts';
import { knownSubjects } from './settle/known-subjects.store.ts';
import type { Watch } from './watches.store.ts';

export interface WatchedPages {
	/** Each once. */
	readonly urls: readonly string[];
	/** Faults seen on the way. */
	readonly seen: readonly SeenSubject[];
}

export async function pagesToWatch(watch: Watch, looking: Looking): Promise<WatchedPages> {
	const { pages } = watch.settings;
	switch (pages.from) {
		case 'list':
			return { urls: [...new Set(pages.urls)], seen: [] };
		case 'clicks':
			return { urls: await busiestPages(looking.database, watch.siteId, pages.most), seen: [] };
		case 'sitemap': {
			const { fetcher } = looking.services;
			const { look, urls } = await readNamedSitemap(pages.url, { ...looking, fetcher });
			const listed = [...new Set(urls)].slice(0, pages.most);
			return {
				// Pages of a sitemap that is gone are still watched.
				urls: listed.length > 0 ? listed : await knownPages(watch, looking),
				seen: [{ subject: sitemapSubject(pages.url), url: pages.url, look }],
			};
		}
	}
}

async function knownPages(watch: Watch, { database }: Looking): Promise<readonly string[]> {
	return [...(await knownSubjects(database, watch)).keys()].filter(isPage);
}
