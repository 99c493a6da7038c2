import { searchRows } from '@plumbline/core';
import {
	listPortfolio,
	type PortfolioGroup,
	type PortfolioSite,
	portfolioGroups,
} from '@plumbline/core/api';
import { CsvButton, SearchField } from '@plumbline/ui';
import { useState } from 'preact/hooks';
import { useNavigation } from '../../address/address.ts';
import { callEndpoint } from '../../api/send.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useLanguage } from '../../language/language.ts';
import { csvName } from '../../table/csv-name.ts';
import { siteColumns } from './site-columns.ts';
import { SiteRow } from './site-row.tsx';

/** With more sites, those that need nobody are folded. */
const mostUnfolded = 60;

/** All sites, those that need somebody first. */
export function Sites() {
	const { texts, locale } = useLanguage();
	const own = texts.portfolio;
	const { query, change } = useNavigation();
	const { data, error } = useAnswer(`portfolio ${locale}`, async (signal) => {
		return (await callEndpoint(listPortfolio, { locale }, signal)).data.sites;
	});
	if (data === null) {
		return error ? <ErrorNotice error={error} /> : <p class="quiet">{texts.loading}</p>;
	}
	if (data.length === 0) {
		return (
			<section class="card">
				<p>{own.none}</p>
			</section>
		);
	}
	const words = query.get('filter') ?? '';
	const shown = searchRows(data, siteColumns(texts), words);
	const count = (group: PortfolioGroup) => data.filter((site) => site.group === group).length;
	return (
		<div class="sections wide-sections portfolio">
			<header>
				<h2>
					{own.title({
						today: count('today'),
						week: count('this_week'),
						unknown: count('unknown'),
					})}
				</h2>
				<p class="quiet">{own.why}</p>
			</header>
			<div class="table-tools">
				<SearchField
					words={words}
					onSearch={(typed) => change({ filter: typed || null })}
					shown={shown.length}
					all={data.length}
				/>
				<CsvButton
					which={texts.nav.sites}
					rows={shown}
					columns={siteColumns(texts)}
					fileName={() => csvName(texts.nav.sites)}
				>
					CSV
				</CsvButton>
			</div>
			<div class="table-box">
				<table>
					<Head />
					{portfolioGroups.map((group) => (
						<Group
							key={group}
							group={group}
							sites={shown.filter((site) => site.group === group)}
							mayFold={group === 'quiet' && data.length > mostUnfolded && words === ''}
						/>
					))}
				</table>
			</div>
		</div>
	);
}

function Head() {
	const own = useLanguage().texts.portfolio;
	return (
		<thead>
			<tr>
				<th scope="col">{own.site}</th>
				<th scope="col">{own.reason}</th>
				<th scope="col" class="number">
					{own.clicks}
				</th>
				<th scope="col" class="number">
					{own.change}
				</th>
				<th scope="col">{own.weeks}</th>
				<th scope="col" class="number">
					{own.faults}
				</th>
				<th scope="col">{own.crawled}</th>
				<th scope="col">{own.report}</th>
			</tr>
		</thead>
	);
}

interface GroupProps {
	readonly group: PortfolioGroup;
	readonly sites: readonly PortfolioSite[];
	readonly mayFold: boolean;
}

function Group({ group, sites, mayFold }: GroupProps) {
	const own = useLanguage().texts.portfolio;
	const [isOpen, setOpen] = useState(false);
	if (sites.length === 0) return null;
	const isFolded = mayFold && !isOpen;
	return (
		<tbody>
			<tr class="group">
				<th scope="rowgroup" colSpan={8}>
					{own.groups[group]} <span class="quiet">{sites.length}</span>{' '}
					{isFolded && (
						<button type="button" onClick={() => setOpen(true)}>
							{own.showQuiet({ count: sites.length })}
						</button>
					)}
				</th>
			</tr>
			{!isFolded && sites.map((site) => <SiteRow key={site.site_global_key} site={site} />)}
		</tbody>
	);
}
