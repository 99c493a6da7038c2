import { Tile } from '../../controls/tile.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';
import type { KeywordRow } from './keyword-row.ts';
import { keywordTotals } from './keyword-totals.ts';

interface KeywordSummaryProps {
	readonly rows: readonly KeywordRow[];
	/** Whether the days of the period were read; without it, no impressions are unknown ones. */
	readonly hasFigures: boolean;
}

/** The sums of the shown keywords, and where they are in the results. */
export function KeywordSummary({ rows, hasFigures }: KeywordSummaryProps) {
	const texts = useLanguage().texts.keywords;
	const { whole, tenths, percent } = useFormats();
	const { now, before, places } = keywordTotals(rows);
	const isKnown = hasFigures || now.impressions > 0;
	const most = Math.max(1, ...places.map(({ count }) => count));
	const figures = texts.columns;
	return (
		<div class="summary">
			<dl class="tiles">
				<Tile
					name={figures.clicks}
					value={isKnown ? now.clicks : null}
					before={before?.clicks}
					format={whole}
				/>
				<Tile
					name={figures.impressions}
					value={isKnown ? now.impressions : null}
					before={before?.impressions}
					format={whole}
				/>
				<Tile name={figures.ctr} value={now.ctr} before={before?.ctr} format={percent} />
				<Tile
					name={figures.position}
					value={now.position}
					before={before?.position}
					format={tenths}
					isLowBest
				/>
			</dl>
			<dl class="places">
				{places.map(({ name, count }) => (
					<div key={name} class={`place ${name}`}>
						<dt>{texts.places[name]}</dt>
						<dd>
							<span class="bar-of" style={{ inlineSize: `${(100 * count) / most}%` }} />
							<b>{whole(count)}</b>
						</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
