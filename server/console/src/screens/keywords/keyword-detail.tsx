import { listRankings, listRankingTrends, type RankingTrends } from '@plumbline/core/api';
import { Icon, type Series } from '@plumbline/ui';
import { FileSearch } from 'lucide';
import { useMemo } from 'preact/hooks';
import { useNavigation } from '../../address/address.ts';
import { ScreenLink } from '../../address/screen-link.tsx';
import { callEndpoint } from '../../api/send.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { NotedChart } from '../../chart/noted-chart.tsx';
import { useChartNotes } from '../../chart/use-chart-notes.ts';
import { DetailHeader } from '../../controls/detail-header.tsx';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { ShortUrl } from '../../controls/short-url.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';
import type { Chosen } from '../../site/site.ts';

interface KeywordDetailProps {
	readonly chosen: Chosen;
	readonly keyword: string;
	/** The page most shown for it; null if it is not known yet. */
	readonly url: string | null;
}

/** One keyword: its trend, how the result looks, and the pages that appear for it. */
export function KeywordDetail({ chosen, keyword, url: shownUrl }: KeywordDetailProps) {
	const { texts } = useLanguage();
	const own = texts.keywords;
	const { whole } = useFormats();
	const { change } = useNavigation();
	const { before, engine, granularity, period, site } = chosen;
	const asked = {
		site_global_key: site.site_global_key,
		search_engine_global_key: engine ?? '',
		...period,
		keyword,
		untracked: true,
	};
	const detail = useAnswer(`keyword ${JSON.stringify([asked, before])}`, async (signal) => {
		const trend = async (dates: typeof period) =>
			(await callEndpoint(listRankingTrends, { ...asked, ...dates, granularity }, signal)).data;
		const [rankings, now, then] = await Promise.all([
			callEndpoint(listRankings, { ...asked, granularity: 'monthly', details: true }, signal),
			trend(period),
			before && trend(before),
		]);
		return { ranking: rankings.data.keywords[0], trends: now, before: then };
	});
	const series = useMemo(() => {
		const ranks = { format: whole, isRank: true };
		const valuesOf = (trends: RankingTrends) => trends.keywords[0]?.trend ?? [];
		const { trends, before: then } = detail.data ?? {};
		if (!trends) return [];
		const now: Series = {
			name: own.columns.rank,
			values: valuesOf(trends),
			color: 'brand',
			...ranks,
		};
		if (!then) return [now];
		const past = valuesOf(then);
		const values = trends.meta.dates.map((_, place) => past[place] ?? null);
		return [now, { name: texts.chart.before, values, color: 'past' as const, ...ranks }];
	}, [detail.data, own, texts, whole]);
	const url = shownUrl ?? detail.data?.ranking?.url ?? '';
	const notes = useChartNotes({
		site: site.site_global_key,
		engine,
		...period,
		...(url !== '' && { url }),
	});
	const { ranking, trends } = detail.data ?? {};
	return (
		<aside class="detail" aria-label={keyword}>
			<DetailHeader title={keyword} dir="auto" onClose={() => change({ keyword: null })} />
			<ErrorNotice error={detail.error} />
			{trends && (
				<NotedChart title={own.trend} dates={trends.meta.dates} series={series} notes={notes} />
			)}
			{ranking?.listing && (
				<section>
					<h3>{own.shown}</h3>
					<div class="listing" dir="auto">
						<ShortUrl url={ranking.url} />
						<strong>{ranking.listing.title}</strong>
						<p>{ranking.listing.snippet}</p>
					</div>
				</section>
			)}
			{ranking?.pages && ranking.pages.length > 0 && (
				<section>
					<h3>
						{ranking.pages.length > 1 ? own.rivals({ count: ranking.pages.length }) : own.page}
					</h3>
					<ul class="plain">
						{ranking.pages.map(({ url, clicks, impressions }) => (
							<li key={url}>
								<ShortUrl url={url} />
								<span class="quiet">
									{own.pageFigures({ clicks: whole(clicks), impressions: whole(impressions) })}
								</span>
							</li>
						))}
					</ul>
				</section>
			)}
			{url !== '' && (
				<ScreenLink to="/audit" changes={{ url, for: keyword }} class="button">
					<Icon icon={FileSearch} />
					{own.audit}
				</ScreenLink>
			)}
		</aside>
	);
}
