import { type CrawlUnderWay, watchCrawls } from '@plumbline/console/contract';
import { useRef, useState } from 'preact/hooks';
import { useEvents } from '../../api/use-events.ts';

/** How many URLs were visited at a moment. */
export interface Sample {
	readonly atMs: number;
	readonly visited: number;
}

const windowMs = 20_000;

/** With the newest sample, and without those that no longer say how fast the crawl is now. */
export function withSample(samples: readonly Sample[], sample: Sample): readonly Sample[] {
	const recent = samples.filter(({ atMs }) => atMs > sample.atMs - windowMs);
	return [...recent, sample];
}

/** URLs a second; null until it is known. */
export function speedOf(samples: readonly Sample[]): number | null {
	const [first, last] = [samples[0], samples.at(-1)];
	if (first === undefined || last === undefined || last.atMs - first.atMs < 1000) return null;
	return ((last.visited - first.visited) * 1000) / (last.atMs - first.atMs);
}

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
