import { useServerTexts } from '../server/use-server-texts.ts';

interface TrendTableProps {
	readonly keyword: string;
	readonly dates: readonly string[];
	readonly ranks: readonly (number | null)[];
}

/** The values of the chart as a table, newest first. */
export function TrendTable({ keyword, dates, ranks }: TrendTableProps) {
	const texts = useServerTexts();
	const rows = dates.map((date, index) => ({ date, rank: ranks[index] ?? null })).reverse();
	return (
		<details class="fold">
			<summary>{texts.asTable}</summary>
			<table class="figures">
				<caption class="spoken" dir="auto">
					{texts.trendOf({ keyword })}
				</caption>
				<thead>
					<tr>
						<th scope="col">{texts.date}</th>
						<th scope="col">{texts.rank}</th>
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
