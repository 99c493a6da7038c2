import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { settings } from '../settings/settings.ts';
import type { PostRankings, RankedKeyword } from './post-rankings.ts';
import { RankChange } from './rank-change.tsx';
import { TrendChart } from './trend-chart.tsx';
import { TrendTable } from './trend-table.tsx';

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
