import { Tile } from '../../controls/tile.tsx';
import { useLanguage } from '../../language/language.ts';
import { useFormats } from '../../language/use-formats.ts';
import type { KeywordRow } from './keyword-row.ts';
import { keywordTotals } from './keyword-totals.ts';

/** The sums of the shown keywords, and where they are in the results. */
export function KeywordSummary({ rows }: { readonly rows: readonly KeywordRow[] }) {
	const texts = useLanguage().texts.keywords;
	const { whole, tenths, percent } = useFormats();
	const { now, before, places } = keywordTotals(rows);
	const most = Math.max(1, ...places.map(({ count }) => count));
	const figures = texts.columns;
	return (
		<div class="summary">
			<dl class="tiles">
				<Tile name={figures.clicks} value={now.clicks} before={before.clicks} format={whole} />
				<Tile
					name={figures.impressions}
					value={now.impressions}
					before={before.impressions}
					format={whole}
				/>
				<Tile name={figures.ctr} value={now.ctr} before={before.ctr} format={percent} />
				<Tile
					name={figures.position}
					value={now.position}
					before={before.position}
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
