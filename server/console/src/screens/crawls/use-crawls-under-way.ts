import { type CrawlUnderWay, watchCrawls } from '@plumbline/console/contract';
import { useRef, useState } from 'preact/hooks';
import { useEvents } from '../../api/use-events.ts';
import { type Sample, speedOf, withSample } from './crawl-speed.ts';

export interface WatchedCrawl extends CrawlUnderWay {
	/** URLs a second; null if unknown. */
	readonly speed: number | null;
}

/** The crawls of a site that have not ended, as they go on. Null until the first event. */
export function useCrawlsUnderWay(site: string): readonly WatchedCrawl[] | null {
	const [crawls, setCrawls] = useState<readonly WatchedCrawl[] | null>(null);
	const samples = useRef(new Map<number, readonly Sample[]>());
	useEvents(watchCrawls, (data) => {
		// Our own server wrote it.
		const all = JSON.parse(data) as CrawlUnderWay[];
		const atMs = performance.now();
		setCrawls(
			all.map((crawl) => {
				const before = samples.current.get(crawl.crawl_id) ?? [];
				const recent = withSample(before, { atMs, visited: crawl.done + crawl.failed });
				samples.current.set(crawl.crawl_id, recent);
				return { ...crawl, speed: speedOf(recent) };
			}),
		);
	});
	return crawls?.filter(({ site_global_key: key }) => key === site) ?? null;
}
