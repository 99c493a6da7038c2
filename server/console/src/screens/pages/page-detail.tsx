import { listVerdicts, type SearchPage } from '@plumbline/core/api';
import { Icon } from '@plumbline/ui';
import { FileSearch } from 'lucide';
import { useNavigation } from '../../address/address.ts';
import { ScreenLink } from '../../address/screen-link.tsx';
import { callEndpoint } from '../../api/send.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { SearchChart } from '../../chart/search-chart.tsx';
import { useChartNotes } from '../../chart/use-chart-notes.ts';
import { useSearchFigures } from '../../chart/use-search-figures.ts';
import { DetailHeader } from '../../controls/detail-header.tsx';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { pathOf, ShortUrl } from '../../controls/short-url.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';
import type { Chosen } from '../../site/site.ts';
import { FieldFigures } from './field-figures.tsx';
import { PageEffects } from './page-effects.tsx';
import { PageQueries } from './page-queries.tsx';
import { AuditBadge, GoogleBadge } from './verdict-badges.tsx';

interface PageDetailProps {
	readonly chosen: Chosen;
	readonly page: SearchPage;
}

/** One page: its figures by day, both verdicts and how they fit, titles, queries, history. */
export function PageDetail({ chosen, page }: PageDetailProps) {
	const { texts, locale } = useLanguage();
	const own = texts.pages;
	const { moment } = useFormats();
	const { change } = useNavigation();
	const { site, engine } = chosen;
	const { url, google, audit, titles } = page;
	const detail = useAnswer(`page ${site.site_global_key} ${url} ${locale}`, async (signal) => {
		const which = { site_global_key: site.site_global_key, url };
		const asked = { ...which, include_history: true, locale };
		const { data } = await callEndpoint(listVerdicts, asked, signal);
		return { history: data.pages[0]?.history ?? [] };
	});
	const figures = useSearchFigures(chosen, url);
	const notes = useChartNotes({ site: site.site_global_key, engine, ...chosen.charted, url });
	return (
		<aside class="detail" aria-label={url}>
			<DetailHeader title={pathOf(url)} dir="ltr" onClose={() => change({ page: null })} />
			<ErrorNotice error={detail.error ?? figures.error} />
			{figures.data && (
				<SearchChart
					figures={figures.data}
					notes={notes}
					hasLikeImpressions={chosen.hasLikeImpressions}
				/>
			)}
			<section>
				<h3>{own.google}</h3>
				<p>
					<GoogleBadge google={google} />
				</p>
				{google && (
					<>
						<p dir="auto">{google.explanation.reason}</p>
						<p class="fix" dir="auto">
							{google.explanation.fix}
						</p>
						<p class="quiet">{own.inspected({ when: moment(google.inspected_at) })}</p>
					</>
				)}
			</section>
			<section>
				<h3>{own.audit}</h3>
				<p>
					<AuditBadge audit={audit} />
				</p>
				{audit && audit.failed_rules.length > 0 && (
					<p class="quiet" dir="ltr">
						{audit.failed_rules.join(', ')}
					</p>
				)}
				<ScreenLink to="/audit" changes={{ url }} class="button">
					<Icon icon={FileSearch} />
					{own.auditNow}
				</ScreenLink>
			</section>
			<FieldFigures site={site.site_global_key} url={url} />
			<PageEffects site={site.site_global_key} engine={engine} url={url} />
			{(titles.written !== null || titles.shown !== null) && (
				<section>
					<h3>{own.titles}</h3>
					<dl class="facts">
						<dt>{own.written}</dt>
						<dd dir="auto">{titles.written ?? '–'}</dd>
						<dt>{own.shown}</dt>
						<dd dir="auto">{titles.shown?.title ?? '–'}</dd>
					</dl>
				</section>
			)}
			<PageQueries
				{...{ chosen, url }}
				hasFallen={page.before !== null && page.clicks < page.before.clicks}
			/>
			{detail.data && detail.data.history.length > 1 && (
				<section>
					<h3>{own.history}</h3>
					<ul class="plain">
						{detail.data.history.map(({ since, coverage, state }) => (
							<li key={since}>
								<span>
									{own.states[state]} · <span dir="auto">{coverage}</span>
								</span>
								<span class="quiet">{moment(since)}</span>
							</li>
						))}
					</ul>
				</section>
			)}
			<ShortUrl url={url} />
		</aside>
	);
}
