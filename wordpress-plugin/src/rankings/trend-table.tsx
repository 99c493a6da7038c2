import { __ } from '@wordpress/i18n';
import type { TrendProps } from './trend-chart.tsx';

/** The values of the chart as a table, newest first. */
export function TrendTable({ dates, ranks }: Omit<TrendProps, 'keyword'>) {
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
