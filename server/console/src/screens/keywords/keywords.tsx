import { Icon, useSelection } from '@plumbline/ui';
import { Plus } from 'lucide';
import { useContext, useMemo, useState } from 'preact/hooks';
import { useNavigation } from '../../address/address.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';
import { useMayWrite } from '../../session/session.ts';
import { NoSite } from '../../site/no-site.tsx';
import { SiteContext, useChosen } from '../../site/site.ts';
import { comparedColumns } from '../../table/compared-columns.ts';
import { DataTable } from '../../table/data-table.tsx';
import { RestOfRows } from '../../table/rest-of-rows.tsx';
import { AddKeywords } from './add-keywords.tsx';
import { BrandSelect } from './brand-select.tsx';
import { BrandSplit } from './brand-split.tsx';
import { GroupSelect } from './group-select.tsx';
import { keywordColumns } from './keyword-columns.tsx';
import { KeywordDetail } from './keyword-detail.tsx';
import { KeywordSummary } from './keyword-summary.tsx';
import { SelectedKeywords } from './selected-keywords.tsx';
import { useKeywordRows } from './use-keyword-rows.ts';

/** The tracked keywords: figures of two periods, trend, groups, adding and removing. */
export function Keywords() {
	const { texts } = useLanguage();
	const own = texts.keywords;
	const formats = useFormats();
	const { query, change } = useNavigation();
	const chosen = useChosen();
	const all = useKeywordRows(chosen);
	const { rows, error, reload } = all;
	const { reload: reloadSites } = useContext(SiteContext);
	// The groups of the site are in the list of sites.
	const reloadAll = () => {
		reload();
		reloadSites();
	};
	const [isAdding, setAdding] = useState(false);
	const selection = useSelection<string>();
	const mayWrite = useMayWrite();
	const hasFigures = (chosen?.periods.observed.now ?? 0) > 0;
	const isCompared = (chosen?.before ?? null) !== null;
	const columns = useMemo(
		() => comparedColumns(keywordColumns(texts, formats, hasFigures), isCompared),
		[texts, formats, hasFigures, isCompared],
	);
	const group = query.get('group');
	const brand = query.get('brand');
	const shown = useMemo(
		() =>
			rows?.filter(
				({ groups, isBranded }) =>
					(group === null || groups.includes(group)) &&
					(brand === null || isBranded === (brand === 'branded')),
			) ?? [],
		[rows, group, brand],
	);
	const openKeyword = query.get('keyword');
	const opened = shown.find(({ keyword }) => keyword === openKeyword);

	if (chosen === null || chosen.engine === null) return <NoSite chosen={chosen} />;
	return (
		<div class={opened ? 'with-detail' : ''}>
			<div class="primary-column">
				<ErrorNotice error={error} />
				{rows === null ? (
					error === null && <p class="quiet">{texts.loading}</p>
				) : (
					<>
						{shown.length > 0 && <KeywordSummary rows={shown} hasFigures={hasFigures} />}
						{rows.length > 0 && (
							<BrandSplit chosen={chosen} engine={chosen.engine} onRenamed={reload} />
						)}
						<RestOfRows {...all} />
						<DataTable
							name={own.title}
							columns={columns}
							rows={shown}
							keyOf={({ keyword }) => keyword}
							sort="clicks"
							openKey={openKeyword}
							onOpen={({ keyword }) =>
								change({ keyword: keyword === openKeyword ? null : keyword })
							}
							{...(mayWrite && { selection })}
							tools={
								<>
									<BrandSelect part={brand} />
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
									<h2>{rows.length === 0 ? own.none : texts.ui.table.nothingFits}</h2>
									{rows.length === 0 && <p>{own.noneWhy}</p>}
									{brand !== null && (
										<button type="button" onClick={() => change({ brand: null })}>
											{texts.brand.all}
										</button>
									)}
									{group !== null && (
										<button type="button" onClick={() => change({ group: null })}>
											{own.allGroups}
										</button>
									)}
									{mayWrite && (
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
			{opened && <KeywordDetail key={opened.keyword} chosen={chosen} row={opened} />}
			{selection.keys.size > 0 && (
				<SelectedKeywords site={chosen.site} selection={selection} onDone={reload} />
			)}
			{isAdding && (
				<AddKeywords site={chosen.site} onDone={reload} onClose={() => setAdding(false)} />
			)}
		</div>
	);
}
