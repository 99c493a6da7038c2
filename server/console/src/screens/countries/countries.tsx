import { splitDimensions } from '@plumbline/core/api';
import { useMemo } from 'preact/hooks';
import { useNavigation } from '../../address/address.ts';
import { ScreenLink } from '../../address/screen-link.tsx';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';
import { useSearcherName } from '../../segment/searcher-name.ts';
import { useSegment } from '../../segment/use-segment.ts';
import { NoSite } from '../../site/no-site.tsx';
import { useChosen } from '../../site/site.ts';
import { comparedColumns } from '../../table/compared-columns.ts';
import { DataTable } from '../../table/data-table.tsx';
import { splitColumns, splitSums } from './split-columns.tsx';
import { type ShownSplit, useListed, useSplit } from './use-split.ts';

/** Where and on which devices people searched: figures of the whole site in two periods. */
export function Countries() {
	const { texts } = useLanguage();
	const own = texts.countries;
	const formats = useFormats();
	const nameOf = useSearcherName();
	const chosen = useChosen();
	const by = useListed();
	const { data, error } = useSplit(chosen, by);
	const { change } = useNavigation();
	const { clear, segment } = useSegment();
	const columns = useMemo(() => {
		const shown = { by, nameOf, clicks: data?.listed.clicks ?? 0 };
		return comparedColumns(splitColumns(texts, formats, shown), data?.isCompared ?? false);
	}, [texts, formats, nameOf, by, data]);
	if (chosen === null || chosen.engine === null) return <NoSite chosen={chosen} />;
	return (
		<div class="primary-column">
			<fieldset class="views">
				<legend class="spoken">{own.by}</legend>
				{splitDimensions.map((dimension) => (
					<button
						key={dimension}
						type="button"
						aria-pressed={dimension === by}
						onClick={() => change({ by: dimension === 'country' ? null : dimension })}
					>
						{own[dimension]}
					</button>
				))}
			</fieldset>
			<ErrorNotice error={error} />
			{data === null ? (
				error === null && <p class="quiet">{texts.loading}</p>
			) : (
				<>
					<SplitNotes split={data} wantsComparison={chosen.before !== null} />
					<DataTable
						name={own[by]}
						columns={columns}
						limits={[data.daysMissing > 0 && own.missing({ count: data.daysMissing })]}
						rows={data.rows}
						keyOf={({ name }) => name}
						sort="clicks"
						sumsOf={(fitting) => splitSums(fitting, texts, formats)}
						empty={
							segment.length > 0 ? (
								<>
									<h2>{own.noneFits}</h2>
									<button type="button" onClick={clear}>
										{texts.segment.clear}
									</button>
								</>
							) : (
								<>
									<h2>{own.none({ by: texts.sources.splitBy[by] })}</h2>
									<p>{own.noneWhy}</p>
									<ScreenLink to="/sources" class="button primary">
										{own.turnOn}
									</ScreenLink>
								</>
							)
						}
					/>
				</>
			)}
		</div>
	);
}

interface SplitNotesProps {
	readonly split: ShownSplit;
	readonly wantsComparison: boolean;
}

/** How the rows add up to the whole site, and which days they lack. */
function SplitNotes({ split, wantsComparison }: SplitNotesProps) {
	const own = useLanguage().texts.countries;
	const { whole } = useFormats();
	const { segment } = useSegment();
	const { daysMissing, isCompared, listed, rows, site } = split;
	if (rows.length === 0) return null;
	const rest = site.clicks - listed.clicks;
	const [ofList, ofSite] = [whole(listed.clicks), whole(site.clicks)];
	const notes = [
		...(segment.length > 0 || rest === 0
			? []
			: rest > 0
				? [own.sum({ listed: ofList, rest: whole(rest), total: ofSite })]
				: [own.over({ listed: ofList, total: ofSite })]),
		...(daysMissing > 0 ? [own.missing({ count: daysMissing })] : []),
		...(wantsComparison && !isCompared ? [own.notCompared] : []),
	];
	return notes.length === 0 ? null : <p class="quiet small split-notes">{notes.join(' ')}</p>;
}
