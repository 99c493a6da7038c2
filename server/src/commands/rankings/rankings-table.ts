import { styleText } from 'node:util';
import type { Ranking } from '@plumbline/core/api';
import { type Terminal, wantsColor } from '../terminal.ts';
import { cutText, padText, textWidth } from '../text-width.ts';

const bars = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
const gap = '·';

/** A smaller span would exaggerate small changes. */
const leastSpan = 5;

/** Ranks as bars: the higher, the better. A dot marks a missing rank. */
export function sparkline(ranks: readonly (number | null)[]): string {
	const known = ranks.filter((rank) => rank !== null);
	const best = Math.min(...known);
	const span = Math.max(Math.max(...known) - best, leastSpan);
	return ranks.map((rank) => (rank === null ? gap : bar((rank - best) / span))).join('');
}

/** `behind` is 0 for the best rank, and at most 1. */
function bar(behind: number): string {
	return bars[Math.round((1 - behind) * (bars.length - 1))] ?? gap;
}

export interface RankedKeyword
	extends Pick<Ranking, 'keyword' | 'rank' | 'rank_change' | 'm_visits'> {
	readonly trend: readonly (number | null)[];
}

interface Look {
	readonly width: number;
	readonly paint: Paint;
}

const narrowestKeyword = 10;

/** One line for each keyword: rank, change, keyword, trend, visits. */
export function rankingsTable(keywords: readonly RankedKeyword[], { width, paint }: Look): string {
	const trendWidth = Math.max(5, ...keywords.map(({ trend }) => trend.length));
	const others = '  rank  change    visits'.length + 2 + trendWidth;
	const wanted = Math.max(...keywords.map(({ keyword }) => textWidth(keyword)));
	const keywordWidth = Math.max(narrowestKeyword, Math.min(wanted, width - others));
	const head = line(['rank', 'change', 'keyword', 'trend', 'visits'], keywordWidth, trendWidth);
	const lines = keywords.map((keyword) => {
		const cells = [shownRank(keyword), shownChange(keyword), keyword.keyword];
		const text = line(
			[...cells, sparkline(keyword.trend), String(keyword.m_visits)],
			keywordWidth,
			trendWidth,
		);
		return painted(text, keyword, paint);
	});
	return [paint.dim(head), ...lines].join('\n');
}

function line(cells: readonly string[], keywordWidth: number, trendWidth: number): string {
	const [rank = '', change = '', keyword = '', trend = '', visits = ''] = cells;
	return [
		padText(rank, 6, 'start'),
		padText(change, 6, 'start'),
		padText(cutText(keyword, keywordWidth), keywordWidth),
		padText(trend, trendWidth),
		padText(visits, 6, 'start'),
	].join('  ');
}

function shownRank({ rank }: RankedKeyword): string {
	return rank === null ? '–' : String(rank);
}

function shownChange({ rank_change: change }: RankedKeyword): string {
	if (change === null) return '';
	if (change === 0) return '=';
	return change > 0 ? `▲${change}` : `▼${-change}`;
}

function painted(text: string, { rank_change: change }: RankedKeyword, paint: Paint): string {
	if (!change) return text;
	const arrow = /[▲▼]\d+/;
	return text.replace(arrow, (shown) => (change > 0 ? paint.green(shown) : paint.red(shown)));
}

export interface Paint {
	readonly dim: (text: string) => string;
	readonly green: (text: string) => string;
	readonly red: (text: string) => string;
}

/** Colors, if the terminal supports them and its owner wants them. */
export function paintFor({
	columns,
	environment,
}: Pick<Terminal, 'columns' | 'environment'>): Paint {
	const inColor = wantsColor({ columns, environment });
	const style = (format: 'dim' | 'green' | 'red') => (text: string) =>
		inColor ? styleText(format, text, { validateStream: false }) : text;
	return { dim: style('dim'), green: style('green'), red: style('red') };
}
