import type { PortfolioSite } from '@plumbline/core/api';
import { ScreenLink } from '../../address/screen-link.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';
import { SparkLine } from './spark-line.tsx';

/** A site in the list; each value leads to the screen that explains it. */
export function SiteRow({ site }: { readonly site: PortfolioSite }) {
	const { texts } = useLanguage();
	const own = texts.portfolio;
	const { day, signedPercent, whole } = useFormats();
	const { change, clicks, domain, faults, mark, reason } = site;
	const changes = { site: site.site_global_key, engine: site.search_engine_global_key };
	const date = (at: string) => day(at.slice(0, 10));
	return (
		<tr class={`of-${site.group}`}>
			<th scope="row" class={`said ${mark}`}>
				<span class="spoken">{texts.report.marks[mark]}: </span>
				<ScreenLink to="/" changes={changes}>
					<bdi>{domain}</bdi>
				</ScreenLink>
			</th>
			<td class="reason" dir="auto">
				{reason}
			</td>
			<td class="number">{clicks === null ? '–' : whole(clicks)}</td>
			<td class={`number change-${mark}`}>
				{change === null ? <span class="quiet">{own.notCompared}</span> : signedPercent(change)}
			</td>
			<td class="weeks">
				<SparkLine weeks={site.weeks} />
			</td>
			<td class="number">
				{faults === null ? <span title={own.unwatched}>–</span> : whole(faults)}
			</td>
			<td class="time">
				{site.crawled_at === null ? (
					'–'
				) : (
					<ScreenLink to="/crawls" changes={changes}>
						{site.is_crawling ? own.crawling : date(site.crawled_at)}
					</ScreenLink>
				)}
			</td>
			<td class="time">
				<ScreenLink to="/report" changes={changes}>
					{site.reported_at !== null
						? date(site.reported_at)
						: site.next_report_at === null
							? '–'
							: own.next({ date: date(site.next_report_at) })}
				</ScreenLink>
			</td>
		</tr>
	);
}
