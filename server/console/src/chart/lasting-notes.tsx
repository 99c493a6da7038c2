import { useFormats } from '../language/formats.ts';
import { useLanguage } from '../language/language.ts';
import type { ChartNote } from './notes-by-date.ts';

/** More of them are folded. */
const mostShown = 3;

/** The names of the shaded days of a chart, each with its dates and the way to its source. */
export function LastingNotes({ notes }: { readonly notes: readonly ChartNote[] }) {
	const { shaded } = useLanguage().texts.chart;
	const { span, whole } = useFormats();
	const shown = notes.filter(({ lasting }) => lasting !== undefined);
	if (shown.length === 0) return null;
	const list = (
		<ul class="lasting">
			{shown.map(
				({ date, lasting, text }) =>
					lasting && (
						<li key={`${date} ${text}`}>
							<a href={lasting.source} target="_blank" rel="noreferrer" dir="auto">
								{text}
							</a>{' '}
							<span class="quiet">{span(date, lasting.to)}</span>
						</li>
					),
			)}
		</ul>
	);
	if (shown.length <= mostShown) return list;
	return (
		<details class="lasting-notes">
			<summary>{shaded({ count: whole(shown.length) })}</summary>
			{list}
		</details>
	);
}
