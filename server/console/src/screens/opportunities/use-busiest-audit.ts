import { useEffect, useRef } from 'preact/hooks';
import { useCrawlsUnderWay, type WatchedCrawl } from '../crawls/use-crawls-under-way.ts';

/** The audit of the busiest pages while a server works on it; calls back when it has ended. */
export function useBusiestAudit(site: string, onEnded: () => void): WatchedCrawl | null {
	const crawls = useCrawlsUnderWay(site);
	const crawl = crawls?.find(isAtWork) ?? null;
	const before = useRef<number | null>(null);
	const id = crawl?.crawl_id ?? null;
	useEffect(() => {
		if (before.current !== null && id === null) onEnded();
		before.current = id;
	}, [id, onEnded]);
	return crawl;
}

const isAtWork = ({ is_list: isList, state }: WatchedCrawl) =>
	isList && (state === 'running' || state === 'waiting');
