import { answeredLikeness, listSearchQueries } from '@plumbline/core/api';
import { Change } from '@plumbline/ui';
import { ScreenLink } from '../../address/screen-link.tsx';
import { callEndpoint } from '../../api/send.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';
import { useSegment } from '../../segment/use-segment.ts';
import type { Chosen } from '../../site/site.ts';

interface PageQueriesProps {
	readonly chosen: Chosen;
	readonly url: string;
	/** Whether it lost clicks, so that people look for the queries that lost them. */
	readonly hasFallen: boolean;
}

const shownQueries = 15;

/**
 * The queries that most people came to a page by, or that lost most of its clicks, and the way to all
 * of them.
 */
export function PageQueries({ chosen, hasFallen, url }: PageQueriesProps) {
	const { texts } = useLanguage();
	const { whole, tenths } = useFormats();
	const { compared, engine, period, site } = chosen;
	const { segmented } = useSegment();
	const asked = {
		site_global_key: site.site_global_key,
		search_engine_global_key: engine ?? '',
		...{ ...period, ...compared, ...segmented, url, limit: shownQueries },
		...(hasFallen && { sort_col: 'clicks_change' as const, sort_dir: 'asc' as const }),
	};
	const { data, error } = useAnswer(`queries ${JSON.stringify(asked)}`, async (signal) => {
		const answer = (await callEndpoint(listSearchQueries, asked, signal)).data;
		const isCompared = answeredLikeness(answer.meta).notCompared === null;
		return { queries: answer.queries, isCompared };
	});
	if (data === null || data.queries.length === 0) return <ErrorNotice error={error} />;
	const figures = texts.keywords.columns;
	const { isCompared } = data;
	return (
		<section>
			<h3>{hasFallen ? texts.pages.queriesFell : texts.pages.queries}</h3>
			<table class="simple page-queries">
				<thead>
					<tr>
						<th scope="col">{figures.keyword}</th>
						<th scope="col" class="number">
							{figures.clicks}
						</th>
						{isCompared && (
							<th scope="col" class="number">
								±
							</th>
						)}
						<th scope="col" class="number">
							{figures.position}
						</th>
					</tr>
				</thead>
				<tbody>
					{data.queries.map(({ average_position: position, before, clicks, keyword }) => (
						<tr key={keyword}>
							<th scope="row" title={keyword}>
								<bdi>{keyword}</bdi>
							</th>
							<td class="number">{whole(clicks)}</td>
							{isCompared && (
								<td class="number">
									<Change value={before && clicks - before.clicks} format={whole} />
								</td>
							)}
							<td class="number">{position === null ? '–' : tenths(position)}</td>
						</tr>
					))}
				</tbody>
			</table>
			<ScreenLink to="/keywords" changes={{ url, view: hasFallen ? 'fell' : null }}>
				{hasFallen ? texts.pages.allFell : texts.keywords.ofPage}
			</ScreenLink>
		</section>
	);
}
