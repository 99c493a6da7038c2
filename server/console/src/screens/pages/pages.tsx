import { answeredLikeness, listSearchPages, type SearchPage } from '@plumbline/core/api';
import { useMemo } from 'preact/hooks';
import { useNavigation } from '../../address/address.ts';
import { callEndpoint } from '../../api/send.ts';
import { type AllRows, useAllRows } from '../../api/use-all-rows.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';
import { useSegment } from '../../segment/use-segment.ts';
import { NoSite } from '../../site/no-site.tsx';
import { type Chosen, useChosen } from '../../site/site.ts';
import { comparedColumns } from '../../table/compared-columns.ts';
import { DataTable } from '../../table/data-table.tsx';
import { RestOfRows } from '../../table/rest-of-rows.tsx';
import { pageColumns, pageSums } from './page-columns.tsx';
import { PageDetail } from './page-detail.tsx';

const states = ['indexed', 'not_indexed', 'unknown'] as const;

/** The pages of the site: figures, Google’s verdict beside ours, titles written and shown. */
export function Pages() {
	const { texts } = useLanguage();
	const own = texts.pages;
	const formats = useFormats();
	const { query, change } = useNavigation();
	const chosen = useChosen();
	const all = usePageRows(chosen);
	const { rows, error } = all;
	const isCompared = rows?.some(({ before }) => before !== null) ?? false;
	const columns = useMemo(
		() => comparedColumns(pageColumns(texts, formats), isCompared),
		[texts, formats, isCompared],
	);
	const state = states.find((name) => name === query.get('state'));
	const shown = useMemo(
		() => rows?.filter(({ google }) => !state || (google?.state ?? 'unknown') === state) ?? [],
		[rows, state],
	);
	const { clear, segment } = useSegment();
	const isEmpty = rows?.length === 0 && segment.length === 0;
	const openUrl = query.get('page');
	const opened = rows?.find(({ url }) => url === openUrl);
	if (chosen === null || chosen.engine === null) return <NoSite chosen={chosen} />;
	return (
		<div class={opened ? 'with-detail' : ''}>
			<div class="primary-column">
				<ErrorNotice error={error} />
				{rows === null ? (
					error === null && <p class="quiet">{texts.loading}</p>
				) : (
					<>
						{chosen.before !== null && rows.length > 0 && !isCompared && (
							<p class="quiet small">{own.notCompared}</p>
						)}
						<RestOfRows {...all} />
						<DataTable
							name={own.title}
							columns={columns}
							limits={[
								state !== undefined && `${own.google}: ${own.states[state]}`,
								rows.length < all.total &&
									texts.ui.table.shownOf({
										shown: formats.whole(rows.length),
										all: formats.whole(all.total),
									}),
							]}
							rows={shown}
							keyOf={({ url }) => url}
							sort="clicks"
							sumsOf={(fitting) => pageSums(fitting, texts, formats)}
							openKey={openUrl}
							onOpen={({ url }) => change({ page: url === openUrl ? null : url })}
							tools={
								<label>
									<span class="spoken">{own.google}</span>
									<select
										value={state ?? ''}
										onChange={({ currentTarget }) => change({ state: currentTarget.value })}
									>
										<option value="">{own.allStates}</option>
										{states.map((name) => (
											<option key={name} value={name}>
												{own.states[name]}
											</option>
										))}
									</select>
								</label>
							}
							empty={
								<>
									<h2>{isEmpty ? own.none : own.noneInState}</h2>
									<p>{isEmpty ? own.noneWhy : own.noneInStateWhy}</p>
									{segment.length > 0 && (
										<button type="button" onClick={clear}>
											{texts.segment.clear}
										</button>
									)}
									{state && (
										<button type="button" onClick={() => change({ state: null })}>
											{own.allStates}
										</button>
									)}
								</>
							}
						/>
					</>
				)}
			</div>
			{opened && <PageDetail key={opened.url} chosen={chosen} page={opened} />}
		</div>
	);
}

/** All pages of the site with figures of two periods and both verdicts. */
function usePageRows(chosen: Chosen | null): AllRows<SearchPage> {
	const { locale } = useLanguage();
	const { segmented } = useSegment();
	const asked = {
		site_global_key: chosen?.site.site_global_key ?? '',
		...(chosen?.engine && { search_engine_global_key: chosen.engine }),
		...chosen?.period,
		...chosen?.compared,
		...segmented,
		locale,
	};
	return useAllRows(chosen && JSON.stringify(asked), async (part, signal) => {
		const { data, total } = await callEndpoint(listSearchPages, { ...asked, ...part }, signal);
		// Days may lack the figures of pages alone.
		const isLike = answeredLikeness(data.meta).notCompared === null;
		const rows = isLike ? data.pages : data.pages.map((page) => ({ ...page, before: null }));
		return { rows, total: total ?? rows.length };
	});
}
