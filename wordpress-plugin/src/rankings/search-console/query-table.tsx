import type { FactStore } from '@plumbline/core';
import { Button } from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { settings } from '../../settings/settings.ts';
import { TieNotices } from '../tie-notices.tsx';
import type { QueryFigures } from './site-kit.ts';

interface QueryTableProps {
	readonly figures: QueryFigures;
	/** The post's facts; null until they are known. */
	readonly facts: FactStore | null;
}

const atATime = 10;

/** Totals of the post, then queries that it nearly ranks for and whose words it lacks, then all queries. */
export function QueryTable({ figures, facts }: QueryTableProps) {
	const { queries } = figures;
	const [most, setMost] = useState(atATime);
	const ranked = useMemo(
		() => queries.map(({ position, query }) => ({ keyword: query, rank: position })),
		[queries],
	);
	return (
		<>
			<Totals figures={figures} />
			<TieNotices
				facts={facts}
				ranked={ranked}
				meaning={figures.queriesAreOf === 'page' ? 'mean_of_post' : 'mean_of_site'}
			/>
			{queries.length > 0 && <Queries queries={queries.slice(0, most)} />}
			{queries.length > most && (
				<Button __next40pxDefaultSize variant="tertiary" onClick={() => setMost(most + atATime)}>
					{__('More queries', 'plumbline')}
				</Button>
			)}
		</>
	);
}

function Totals({
	figures: { queries, queriesAreOf, range, total },
}: {
	readonly figures: QueryFigures;
}) {
	return (
		<div className="plumbline-quiet">
			{range && (
				<p>
					{/* translators: 1: first day, 2: last day. */}
					{sprintf(__('%1$s to %2$s.', 'plumbline'), day(range.from), day(range.to))}
				</p>
			)}
			{total && (
				<p>
					{sprintf(
						/* translators: 1: number of clicks, 2: how often it was shown, 3: mean position. */
						__('This page: %1$s clicks, %2$s impressions, average position %3$s.', 'plumbline'),
						number(total.clicks),
						number(total.impressions),
						number(total.position),
					)}
				</p>
			)}
			<p>{queriesAreOf === 'page' ? ofPage(queries.length) : ofSite(queries.length)}</p>
		</div>
	);
}

const ofPage = (count: number) =>
	count === 0
		? __('No known query led to this page in this period.', 'plumbline')
		: sprintf(
				/* translators: %d: number of queries. */
				_n(
					'This page appeared for %d query.',
					'This page appeared for %d queries.',
					count,
					'plumbline',
				),
				count,
			);

const ofSite = (count: number) =>
	count === 0
		? __('None of the site’s queries uses words of this page.', 'plumbline')
		: sprintf(
				/* translators: %d: number of queries. */
				_n(
					'The file covers the whole site: %d of its queries uses words of this page. For the queries of this page only, filter by it in Search Console before you export.',
					'The file covers the whole site: %d of its queries use words of this page. For the queries of this page only, filter by it in Search Console before you export.',
					count,
					'plumbline',
				),
				count,
			);

const Queries = ({ queries }: Pick<QueryFigures, 'queries'>) => (
	<table className="plumbline-figures">
		<thead>
			<tr>
				<th scope="col">{__('Query', 'plumbline')}</th>
				<th scope="col">{__('Position', 'plumbline')}</th>
				<th scope="col">{__('Clicks', 'plumbline')}</th>
				<th scope="col">{__('Impressions', 'plumbline')}</th>
			</tr>
		</thead>
		<tbody>
			{queries.map(({ clicks, impressions, position, query }) => (
				<tr key={query}>
					<th scope="row" dir="auto">
						{query}
					</th>
					<td>{number(position)}</td>
					<td>{number(clicks)}</td>
					<td>{number(impressions)}</td>
				</tr>
			))}
		</tbody>
	</table>
);

const number = (value: number) =>
	new Intl.NumberFormat(settings().userLanguage, { maximumFractionDigits: 1 }).format(value);

/** Days have no time zone; format them in UTC. */
const day = (date: string) =>
	new Intl.DateTimeFormat(settings().userLanguage, { dateStyle: 'medium', timeZone: 'UTC' }).format(
		new Date(date),
	);
