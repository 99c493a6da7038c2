import { Tile } from '../../controls/tile.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';
import type { QueriesSummary } from './use-query-rows.ts';

interface KeywordSummaryProps {
	readonly summary: QueriesSummary;
	/** Whether the days of the period were read; without it, no impressions are unknown ones. */
	readonly hasFigures: boolean;
	/** Whether impressions may be compared. */
	readonly hasLikeImpressions: boolean;
}

const places = ['top3', 'first_page', 'second_page', 'below', 'absent'] as const;

/** The sums of all queries that fit, and where they are in the results. */
export function KeywordSummary({ summary, hasFigures, hasLikeImpressions }: KeywordSummaryProps) {
	const texts = useLanguage().texts.keywords;
	const { whole, tenths, percent } = useFormats();
	const { before } = summary;
	const shown = hasLikeImpressions ? before : null;
	const isKnown = hasFigures || summary.impressions > 0;
	const ctrOf = (of: { readonly ctr: number; readonly impressions: number } | null) =>
		of && (of.impressions > 0 ? of.ctr : null);
	const most = Math.max(1, ...places.map((name) => summary.places[name]));
	const figures = texts.columns;
	return (
		<div class="summary">
			<dl class="tiles">
				<Tile
					name={figures.clicks}
					value={isKnown ? summary.clicks : null}
					before={before?.clicks}
					format={whole}
				/>
				<Tile
					name={figures.impressions}
					value={isKnown ? summary.impressions : null}
					before={shown?.impressions}
					format={whole}
				/>
				<Tile
					name={figures.ctr}
					value={ctrOf(summary)}
					{...(shown && { before: ctrOf(shown) })}
					format={percent}
				/>
				<Tile
					name={figures.position}
					value={summary.average_position}
					{...(shown && { before: shown.average_position })}
					format={tenths}
					isLowBest
				/>
			</dl>
			<dl class="places">
				{places.map((name) => (
					<div key={name} class={`place ${name}`}>
						<dt>{texts.places[name]}</dt>
						<dd>
							<span
								class="bar-of"
								style={{ inlineSize: `${(100 * summary.places[name]) / most}%` }}
							/>
							<b>{whole(summary.places[name])}</b>
						</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
