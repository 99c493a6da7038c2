import { VisuallyHidden } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { settings } from '../settings/settings.ts';
import type { PostRankings, RankedKeyword } from './post-rankings.ts';
import { TrendChart, type TrendProps } from './trend-chart.tsx';

/** The keywords that this post ranks for, and the history of one of them. */
export function RankingTable({ keywords, dates }: Pick<PostRankings, 'keywords' | 'dates'>) {
	const [chosen, choose] = useState<string | null>(null);
	const shown = keywords.find(({ keyword }) => keyword === chosen) ?? keywords[0];
	if (!shown) return null;
	return (
		<>
			<TrendChart key={shown.keyword} keyword={shown.keyword} dates={dates} ranks={shown.trend} />
			<table className="plumbline-figures">
				<thead>
					<tr>
						<th scope="col">{__('Keyword', 'plumbline')}</th>
						<th scope="col">{__('Rank', 'plumbline')}</th>
						<th scope="col">
							<abbr title={__('Change', 'plumbline')}>±</abbr>
						</th>
						<th scope="col">{__('Clicks', 'plumbline')}</th>
						<th scope="col">{__('Impressions', 'plumbline')}</th>
					</tr>
				</thead>
				<tbody>
					{keywords.map((ranked) => (
						<Row
							key={ranked.keyword}
							ranked={ranked}
							isChosen={ranked === shown}
							onChoose={() => choose(ranked.keyword)}
						/>
					))}
				</tbody>
			</table>
			<TrendTable dates={dates} ranks={shown.trend} />
		</>
	);
}

interface RowProps {
	readonly ranked: RankedKeyword;
	readonly isChosen: boolean;
	readonly onChoose: () => void;
}

const Row = ({ ranked, isChosen, onChoose }: RowProps) => (
	<tr>
		<th scope="row">
			<button type="button" dir="auto" aria-pressed={isChosen} onClick={onChoose}>
				{ranked.keyword}
			</button>
		</th>
		<td>{ranked.rank ?? '–'}</td>
		<td>
			<RankChange change={ranked.change} />
		</td>
		<td>{number(ranked.clicks)}</td>
		<td>{number(ranked.impressions)}</td>
	</tr>
);

const number = (value: number) => new Intl.NumberFormat(settings().userLanguage).format(value);

/** The change of a rank, shown by a sign and not by color alone. */
function RankChange({ change }: { readonly change: number | null }) {
	const { sign, meaning } = movement(change);
	return (
		<>
			<span title={meaning} aria-hidden="true">
				{sign}
			</span>
			<VisuallyHidden>{meaning}</VisuallyHidden>
		</>
	);
}

function movement(change: number | null): { sign: string; meaning: string } {
	if (change === null) return { sign: '–', meaning: __('unknown', 'plumbline') };
	if (change === 0) return { sign: '0', meaning: __('unchanged', 'plumbline') };
	const by = Math.abs(change);
	return change > 0
		? /* translators: %d: number of places. */
			{ sign: `▲${by}`, meaning: sprintf(_n('%d better', '%d better', by, 'plumbline'), by) }
		: /* translators: %d: number of places. */
			{ sign: `▼${by}`, meaning: sprintf(_n('%d worse', '%d worse', by, 'plumbline'), by) };
}

/** The values of the chart as a table, newest first. */
function TrendTable({ dates, ranks }: Omit<TrendProps, 'keyword'>) {
	const rows = dates.map((date, index) => ({ date, rank: ranks[index] ?? null })).reverse();
	return (
		<details className="plumbline-details">
			<summary>{__('As a table', 'plumbline')}</summary>
			<table className="plumbline-figures">
				<thead>
					<tr>
						<th scope="col">{__('Date', 'plumbline')}</th>
						<th scope="col">{__('Rank', 'plumbline')}</th>
					</tr>
				</thead>
				<tbody>
					{rows.map(({ date, rank }) => (
						<tr key={date}>
							<th scope="row">{date}</th>
							<td>{rank ?? '–'}</td>
						</tr>
					))}
				</tbody>
			</table>
		</details>
	);
}
