import { listVerdicts } from '@plumbline/core/api';
import { ScreenLink } from '../../address/screen-link.tsx';
import { callEndpoint } from '../../api/send.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { SearchChart } from '../../chart/search-chart.tsx';
import { useChartNotes } from '../../chart/use-chart-notes.ts';
import { useSearchFigures } from '../../chart/use-search-figures.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { Tile } from '../../controls/tile.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';
import type { OfSite } from './five-pages.tsx';

const states = ['indexed', 'not_indexed', 'unknown'] as const;

/** The totals of the site in two periods, its trend, and how much of it Google has indexed. */
export function SiteFigures({ chosen, engine }: OfSite) {
	const { texts } = useLanguage();
	const own = texts.start;
	const figures = texts.keywords.columns;
	const { whole, tenths, percent } = useFormats();
	const site = chosen.site.site_global_key;
	const answer = useSearchFigures(chosen);
	const verdicts = useAnswer(`verdicts ${site} ${engine}`, async (signal) => {
		const { data } = await callEndpoint(listVerdicts, { site_global_key: site, limit: 1 }, signal);
		return data.meta.counts;
	});
	const notes = useChartNotes({ site, engine, ...chosen.charted });
	const counts = verdicts.data;
	const now = answer.data?.totals;
	const before = answer.data?.before?.totals;
	const shown = chosen.hasLikeImpressions ? before : undefined;
	const beyond = answer.data?.beyondUsual;
	return (
		<section aria-labelledby="search" class="figures">
			<h2 id="search" class="spoken">
				{own.search}
			</h2>
			<ErrorNotice error={answer.error ?? verdicts.error} />
			{answer.isLoading && <p class="quiet">{texts.loading}</p>}
			{answer.data && now && chosen.periods.observed.now > 0 && (
				<>
					<dl class="tiles">
						<Tile
							name={figures.clicks}
							value={now.clicks}
							before={before?.clicks}
							format={whole}
							isBeyondUsual={beyond?.clicks}
						/>
						<Tile
							name={figures.impressions}
							value={now.impressions}
							before={shown?.impressions}
							format={whole}
							isBeyondUsual={beyond?.impressions}
						/>
						<Tile
							name={figures.ctr}
							value={now.ctr}
							before={shown?.ctr}
							format={percent}
							isBeyondUsual={beyond?.ctr}
						/>
						<Tile
							name={figures.position}
							value={now.average_position}
							before={shown?.average_position}
							format={tenths}
							isBeyondUsual={beyond?.average_position}
							isLowBest
						/>
					</dl>
					<SearchChart
						figures={answer.data}
						notes={notes}
						hasLikeImpressions={chosen.hasLikeImpressions}
					/>
				</>
			)}
			{counts && (
				<>
					<h3>{own.index}</h3>
					<ul class="index-counts">
						{states.map((state) => (
							<li key={state}>
								<ScreenLink to="/pages" changes={{ state }}>
									<b>{whole(counts[state])}</b> {texts.pages.states[state]}
								</ScreenLink>
							</li>
						))}
					</ul>
				</>
			)}
		</section>
	);
}
