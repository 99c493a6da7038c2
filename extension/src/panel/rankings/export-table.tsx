import { queriesOfPage } from '@plumbline/core';
import { useFormats } from '@plumbline/ui';
import { useMemo } from 'preact/hooks';
import type { KeptExport } from '../../settings/export-memory.ts';
import { MoreButton } from '../controls/more-button.tsx';
import { useMore } from '../controls/use-more.ts';
import { usePage } from '../page-view.ts';
import { useServerTexts } from '../server/use-server-texts.ts';
import { TieNotices } from './tie-notices.tsx';

interface ExportTableProps {
	readonly kept: KeptExport;
	readonly onForget: () => void;
}

/** The queries of the site whose words this page contains. */
export function ExportTable({ kept, onForget }: ExportTableProps) {
	const texts = useServerTexts();
	const { facts } = usePage();
	const queries = useMemo(() => queriesOfPage(facts, kept.queries), [facts, kept]);
	const ranked = useMemo(
		() => queries.map(({ position, query }) => ({ keyword: query, rank: position })),
		[queries],
	);
	const { rest, showMore, shown } = useMore(queries, '');
	const { upToTenths } = useFormats();
	const { range } = kept;
	return (
		<>
			<p class="quiet-text">
				{texts.export.found({ count: queries.length, all: kept.queries.length })}
				{range && ` ${texts.export.days({ from: range.from, to: range.to })}`}
			</p>
			<TieNotices ranked={ranked} isMean />
			{queries.length > 0 && (
				<table class="figures">
					<caption class="spoken">{texts.export.caption}</caption>
					<thead>
						<tr>
							<th scope="col">{texts.keyword}</th>
							<th scope="col">
								<abbr title={texts.positionLong}>{texts.position}</abbr>
							</th>
							<th scope="col">{texts.clicks}</th>
							<th scope="col">{texts.impressions}</th>
						</tr>
					</thead>
					<tbody>
						{shown.map(({ clicks, impressions, position, query }) => (
							<tr key={query}>
								<th scope="row" dir="auto">
									{query}
								</th>
								<td>{upToTenths(position)}</td>
								<td>{upToTenths(clicks)}</td>
								<td>{upToTenths(impressions)}</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
			<MoreButton rest={rest} onClick={showMore} />
			<p>
				<button type="button" class="plain" onClick={onForget}>
					{texts.export.forget}
				</button>
			</p>
		</>
	);
}
