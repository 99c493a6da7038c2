import type { ImportedFile } from '@plumbline/console/contract';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';
import { seriesName } from './engine-select.tsx';

interface FileContentsProps {
	readonly read: ImportedFile;
	readonly isStored: boolean;
}

type Series = ImportedFile['series'][number];

/** The kind of a file, its days, the place where it goes, and its limits. */
export function FileContents({ read, isStored }: FileContentsProps) {
	const { texts, locale } = useLanguage();
	const own = texts.sources;
	const { span, whole } = useFormats();
	const { first_day: first, last_day: last } = read;
	const format = own.formats[read.format as keyof typeof own.formats] ?? read.format;
	const counts = Object.entries(read.facts).flatMap(([kind, count]) => {
		const text = own.contents[kind as keyof typeof own.contents];
		return text === undefined ? [] : [text({ count: whole(count) })];
	});
	return (
		<>
			<p>
				<strong>{format}</strong>
				{first !== null && last !== null && ` · ${span(first, last)}`}
			</p>
			<p>{[own.contents.keywords({ count: whole(read.keywords) }), ...counts].join(' · ')}</p>
			{read.series.map((series) => (
				<div key={series.search_engine}>
					<p>
						{own.goesInto} <strong>{seriesName(series.search_engine, { texts, locale })}</strong>
						{!isStored && ` · ${besideOf(series)}`}
					</p>
					{!isStored && series.stored_first_day !== null && first !== null && last !== null && (
						<Timeline
							series={series}
							first={first}
							last={last}
							isTotal={read.facts.siteSearch === undefined}
						/>
					)}
				</div>
			))}
			{read.notes.map((note) => (
				<p key={note} class="quiet">
					{note}
				</p>
			))}
		</>
	);

	function besideOf({ stored_first_day: from, stored_last_day: to, stored_in_file }: Series) {
		if (from === null || to === null) return own.nothingBeside;
		return own.beside({ days: span(from, to), count: whole(stored_in_file) });
	}
}

interface TimelineProps {
	readonly series: Series;
	readonly first: string;
	readonly last: string;
	/** Totals without days are hatched. */
	readonly isTotal: boolean;
}

/** The days of the file below those that are stored; the sentence beside says the same. */
function Timeline({ series, first, last, isTotal }: TimelineProps) {
	const { stored_first_day: storedFirst, stored_last_day: storedLast } = series;
	const at = (day: string | null) => (day === null ? [] : [Date.parse(day)]);
	const [begin, end] = [
		Math.min(...at(storedFirst), ...at(first)),
		Math.max(...at(storedLast), ...at(last)),
	];
	const place = (from: string, to: string) => {
		const share = (ms: number) => `${(100 * ms) / (end - begin + dayMs)}%`;
		return {
			insetInlineStart: share(Date.parse(from) - begin),
			inlineSize: share(Date.parse(to) - Date.parse(from) + dayMs),
		};
	};
	return (
		<div class="file-days" aria-hidden="true">
			{storedFirst !== null && storedLast !== null && (
				<i class="stored" style={place(storedFirst, storedLast)} />
			)}
			<i class={isTotal ? 'total' : 'daily'} style={place(first, last)} />
		</div>
	);
}

const dayMs = 86_400_000;
