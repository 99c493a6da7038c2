import { Change, Icon, useSelection } from '@plumbline/ui';
import { Plus } from 'lucide';
import { useContext, useMemo, useState } from 'preact/hooks';
import { useNavigation } from '../../address/address.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';
import { useSegment } from '../../segment/use-segment.ts';
import { useMayWrite } from '../../session/session.ts';
import { NoSite } from '../../site/no-site.tsx';
import { SiteContext, useChosen } from '../../site/site.ts';
import { comparedColumns } from '../../table/compared-columns.ts';
import { DataTable } from '../../table/data-table.tsx';
import { clicksChange, positionChange } from '../../table/figure-columns.tsx';
import { orderOf } from '../../table/use-arrangement.ts';
import { AddKeywords } from './add-keywords.tsx';
import { BrandSplit } from './brand-split.tsx';
import { ChosenPage } from './filter-by-page.tsx';
import { GroupSelect } from './group-select.tsx';
import { keywordColumns } from './keyword-columns.tsx';
import { KeywordDetail } from './keyword-detail.tsx';
import { KeywordSummary } from './keyword-summary.tsx';
import { QueryViews } from './query-views.tsx';
import { SelectedKeywords } from './selected-keywords.tsx';
import { useImportedNote } from './use-imported-note.ts';
import { firstOrder, type QueriesSummary, useQueryRows, useView } from './use-query-rows.ts';

/** All queries and tracked keywords: figures of two periods, views, groups, tracking. */
export function Keywords() {
	const { texts } = useLanguage();
	const own = texts.keywords;
	const formats = useFormats();
	const { query, change } = useNavigation();
	const chosen = useChosen();
	const { reload: reloadSites } = useContext(SiteContext);
	const [isAdding, setAdding] = useState(false);
	const selection = useSelection<string>();
	const mayWrite = useMayWrite();
	const site = chosen?.site.site_global_key ?? '';
	const hasFigures = (chosen?.periods.observed.now ?? 0) > 0;
	const isCompared = (chosen?.before ?? null) !== null;
	const columns = useMemo(() => {
		const onChange = (keyword: string, isTracked: boolean) => {
			update((row) => (row.keyword === keyword ? { ...row, is_tracked: isTracked } : row));
			reloadSites();
		};
		const tracking = { site, mayWrite, onChange };
		return comparedColumns(keywordColumns(texts, formats, { hasFigures, tracking }), isCompared);
	}, [texts, formats, hasFigures, isCompared, site, mayWrite]);
	const view = useView();
	const { segment } = useSegment();
	const first = firstOrder(view);
	const loaded = useQueryRows(chosen, orderOf(columns, first, query));
	const { list, error, reload, update } = loaded;
	const [group, url] = [query.get('group'), query.get('url')];
	const imported = list?.head?.imported ?? null;
	const importedNote = useImportedNote(imported);
	const openKeyword = query.get('keyword');
	const opened = list?.rows.find(({ keyword }) => keyword === openKeyword);
	// The groups of the site are in the list of sites.
	const reloadAll = () => {
		reload();
		reloadSites();
	};

	if (chosen === null || chosen.engine === null) return <NoSite chosen={chosen} />;
	const summary = list?.head?.summary ?? null;
	const isUnknown = view !== null && isNull(summary?.views, view);
	const isNarrowed = view !== null || group !== null || url !== null || segment.length > 0;
	return (
		<div class={openKeyword ? 'with-detail' : ''}>
			<div class={loaded.isLoading ? 'primary-column is-loading' : 'primary-column'}>
				<ErrorNotice error={error} />
				{list === null || summary === null ? (
					error === null && <p class="quiet">{texts.loading}</p>
				) : (
					<>
						{importedNote && (
							<p class="quiet small period-line" dir="auto">
								{importedNote}
							</p>
						)}
						<KeywordSummary
							summary={summary}
							hasFigures={hasFigures}
							hasLikeImpressions={chosen?.hasLikeImpressions ?? true}
						/>
						{segment.length === 0 && (
							<BrandSplit chosen={chosen} engine={chosen.engine} onRenamed={reload} />
						)}
						<QueryViews views={summary.views} />
						<DataTable
							name={own.title}
							fileNote={imported?.file_name ?? (imported ? own.imported.unnamed : null)}
							limits={[
								view && own.views.names[view],
								group && `${own.group}: ${group}`,
								url && `${own.columns.page}: ${url}`,
								importedNote,
							]}
							columns={columns}
							rows={list.rows}
							keyOf={({ keyword }) => keyword}
							sort={first}
							openKey={openKeyword}
							onOpen={({ keyword }) =>
								change({ keyword: keyword === openKeyword ? null : keyword })
							}
							server={{
								counted: own.queries({ count: list.total }),
								loadMore: loaded.loadMore,
								loadAll: loaded.loadAll,
							}}
							sumsOf={() => sumCells(summary, formats, own.queries({ count: summary.queries }))}
							{...(mayWrite && { selection })}
							tools={
								<>
									<ChosenPage />
									<GroupSelect site={chosen.site} group={group} onEdited={reloadAll} />
									{mayWrite && (
										<button type="button" class="primary" onClick={() => setAdding(true)}>
											<Icon icon={Plus} />
											{own.add}
										</button>
									)}
								</>
							}
							empty={
								<>
									<h2>{isNarrowed ? texts.ui.table.nothingFits : own.none}</h2>
									{!isNarrowed && <p>{own.noneWhy}</p>}
									{isUnknown && <p>{own.views.unknown}</p>}
									{isNarrowed && (
										<button
											type="button"
											onClick={() => change({ view: null, group: null, url: null, segment: null })}
										>
											{own.views.showAll}
										</button>
									)}
									{!isNarrowed && mayWrite && (
										<button type="button" class="primary" onClick={() => setAdding(true)}>
											<Icon icon={Plus} />
											{own.add}
										</button>
									)}
								</>
							}
						/>
					</>
				)}
			</div>
			{openKeyword && (
				<KeywordDetail
					key={openKeyword}
					chosen={chosen}
					keyword={openKeyword}
					url={opened?.url ?? null}
				/>
			)}
			{selection.keys.size > 0 && (
				<SelectedKeywords site={chosen.site} selection={selection} onDone={reload} />
			)}
			{isAdding && (
				<AddKeywords site={chosen.site} onDone={reload} onClose={() => setAdding(false)} />
			)}
		</div>
	);
}

const isNull = (views: Readonly<Record<string, number | null>> | undefined, view: string) =>
	views !== undefined && views[view] === null;

/** The sums of all queries that fit, above the first of them. */
function sumCells(
	summary: QueriesSummary,
	{ whole, tenths, percent }: ReturnType<typeof useFormats>,
	queries: string,
) {
	const { average_position: position, clicks, ctr, impressions } = summary;
	return {
		keyword: queries,
		clicks: whole(clicks),
		clicks_change: <Change value={clicksChange(summary)} format={whole} />,
		impressions: whole(impressions),
		ctr: impressions === 0 ? '–' : percent(ctr),
		position: position === null ? '–' : tenths(position),
		position_change: <Change value={positionChange(summary)} format={tenths} />,
	};
}
