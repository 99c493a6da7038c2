import { dayName, trendLines } from '@plumbline/core';
import { useState } from 'preact/hooks';
import { useLanguage } from '../language/language.ts';
import { useServerTexts } from '../server/use-server-texts.ts';

interface TrendChartProps {
	readonly keyword: string;
	readonly dates: readonly string[];
	/** One rank per date; null where there was none. */
	readonly ranks: readonly (number | null)[];
}

const size = { width: 280, height: 110 };
const margin = { start: 30, end: 8, top: 12, bottom: 22 };

/**
 * Ranks over time. A slider lies over the chart, so keyboards and screen readers step through the
 * dates in the usual way, and a pointer only has to hover.
 */
export function TrendChart({ keyword, dates, ranks }: TrendChartProps) {
	const { locale } = useLanguage();
	const texts = useServerTexts();
	const lastKnown = Math.max(
		0,
		ranks.findLastIndex((rank) => rank !== null),
	);
	const [chosen, choose] = useState<number | null>(null);
	const index = Math.min(chosen ?? lastKnown, dates.length - 1);
	const { lines, ticks, x, y } = trendLines(ranks, size);
	if (lines.length === 0) return <p class="quiet-text">{texts.noTrend}</p>;

	const rank = ranks[index] ?? null;
	const date = dayName(dates[index] ?? '', locale);
	const value =
		rank === null ? texts.noRankOn({ date }) : texts.rankOn({ date, rank: String(rank) });

	function follow({ currentTarget, clientX }: PointerEvent & { currentTarget: HTMLElement }) {
		const { left, width } = currentTarget.getBoundingClientRect();
		const place = (clientX - left) / width;
		choose(Math.round(Math.min(1, Math.max(0, place)) * (dates.length - 1)));
	}

	return (
		<figure class="trend">
			<figcaption dir="auto">
				<b>{texts.trendOf({ keyword })}</b> <span>{value}</span>
			</figcaption>
			<div class="plot">
				<svg
					viewBox={`0 0 ${size.width + margin.start + margin.end} ${size.height + margin.top + margin.bottom}`}
					aria-hidden="true"
				>
					<g transform={`translate(${margin.start} ${margin.top})`}>
						{ticks.map((tick) => (
							<g key={tick} class="tick">
								<line x1="0" x2={size.width} y1={y(tick)} y2={y(tick)} />
								<text x="-8" y={y(tick) + 4} text-anchor="end">
									{tick}
								</text>
							</g>
						))}
						<line class="cursor" x1={x(index)} x2={x(index)} y1="0" y2={size.height} />
						{lines.map((points) => (
							<polyline key={points} points={points} />
						))}
						{rank !== null && <circle cx={x(index)} cy={y(rank)} r="3.5" />}
						<text x="0" y={size.height + 17}>
							{dayName(dates[0] ?? '', locale)}
						</text>
						<text x={size.width} y={size.height + 17} text-anchor="end">
							{dayName(dates.at(-1) ?? '', locale)}
						</text>
					</g>
				</svg>
				<input
					type="range"
					dir="ltr"
					min="0"
					max={dates.length - 1}
					value={index}
					aria-label={texts.trendOf({ keyword })}
					aria-valuetext={value}
					onInput={({ currentTarget }) => choose(currentTarget.valueAsNumber)}
					onPointerMove={follow}
					onPointerLeave={() => choose(null)}
				/>
			</div>
		</figure>
	);
}
