import { listCrawls } from '@plumbline/core/api';
import { useEffect } from 'preact/hooks';
import { useNavigation } from '../../address/address.ts';
import { callEndpoint } from '../../api/send.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useLanguage } from '../../language/language.ts';
import { NoSite } from '../../site/no-site.tsx';
import { useChosen } from '../../site/site.ts';
import { CrawlList, useMayCrawl } from './crawl-list.tsx';
import { CrawlProgress } from './crawl-progress.tsx';
import { CrawlReport } from './crawl-report.tsx';
import { StartCrawl } from './start-crawl.tsx';
import { useCrawlsUnderWay } from './use-crawls-under-way.ts';

const mostCrawls = 100;

/** Crawls of the site: start one, watch it, see what it found, compare it with an earlier one. */
export function Crawls() {
	const { texts } = useLanguage();
	const own = texts.crawls;
	const { query } = useNavigation();
	const chosen = useChosen();
	const mayCrawl = useMayCrawl();
	const site = chosen?.site.site_global_key ?? '';
	const underWay = useCrawlsUnderWay(site);
	const listed = useAnswer(chosen && `crawls ${site}`, (signal) =>
		callEndpoint(listCrawls, { site_global_key: site, limit: mostCrawls }, signal),
	);
	// The list changes when a crawl begins, ends, or changes its state.
	const states = underWay?.map(({ crawl_id: id, state }) => `${id} ${state}`).join();
	useEffect(() => {
		if (states !== undefined) listed.reload();
	}, [states, listed.reload]);

	if (chosen === null) return <NoSite chosen={chosen} />;
	const crawls = listed.data?.data.crawls ?? null;
	const shown =
		crawls?.find(({ crawl_id: id }) => String(id) === query.get('crawl')) ?? crawls?.[0] ?? null;
	return (
		<div class="sections">
			<ErrorNotice error={listed.error} />
			{crawls?.length === 0 && (
				<div class="notice">
					<h2>{own.none}</h2>
					<p>{own.noneWhy}</p>
				</div>
			)}
			{mayCrawl && <StartCrawl key={site} site={chosen.site} onStarted={listed.reload} />}
			{underWay?.map((crawl) => (
				<CrawlProgress key={crawl.crawl_id} crawl={crawl} />
			))}
			{crawls !== null && crawls.length > 0 && (
				<CrawlList
					site={site}
					crawls={crawls}
					shown={shown?.crawl_id ?? null}
					onRemoved={listed.reload}
				/>
			)}
			{shown && shown.state !== 'waiting' && shown.state !== 'running' && (
				<CrawlReport
					key={shown.crawl_id}
					site={site}
					crawl={shown}
					others={crawls?.filter(({ crawl_id: id }) => id !== shown.crawl_id) ?? []}
				/>
			)}
		</div>
	);
}
