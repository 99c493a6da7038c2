import { ScrollBox } from '../controls/scroll-box.tsx';
import { useFormats } from '../language/formats.ts';
import { useLanguage } from '../language/language.ts';
import { type ChartEvents, type Series, writtenAt } from './series.ts';

interface ValuesTableProps {
	readonly dates: readonly string[];
	readonly series: readonly Series[];
	readonly events: ChartEvents | undefined;
}

/** The values of a chart, newest first. */
export function ValuesTable({ dates, events, series }: ValuesTableProps) {
	const texts = useLanguage().texts.ui.chart;
	const { day } = useFormats();
	const hasEvents = events !== undefined && events.texts.size > 0;
	return (
		<details class="values">
			<summary>{texts.values}</summary>
			<ScrollBox label={texts.values}>
				<table>
					<thead>
						<tr>
							<th scope="col">{texts.day}</th>
							{series.map(({ name }) => (
								<th key={name} scope="col" class="number">
									{name}
								</th>
							))}
							{hasEvents && <th scope="col">{events.name}</th>}
						</tr>
					</thead>
					<tbody>
						{dates
							.map((date, place) => (
								<tr key={date}>
									<th scope="row">{day(date)}</th>
									{series.map((one) => (
										<td key={one.name} class="number">
											{writtenAt(one, place) ?? '–'}
										</td>
									))}
									{hasEvents && <td dir="auto">{events.texts.get(place)}</td>}
								</tr>
							))
							.reverse()}
					</tbody>
				</table>
			</ScrollBox>
		</details>
	);
}
