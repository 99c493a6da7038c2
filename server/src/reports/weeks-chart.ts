import type { EngineEvent } from '@plumbline/core/api';
import { type Html, html } from '../crawl/report/html.ts';

interface Week {
	readonly date: string;
	readonly clicks: number | null;
}

/** A plot that stretches, and labels beside it, so that nothing shrinks on a phone. From zero up. */
export function weeksChart(
	weeks: readonly Week[],
	{ label, number, periodWeeks, updates }: ChartWords,
): Html {
	const most = niceMost(Math.max(1, ...weeks.map(({ clicks }) => clicks ?? 0)));
	const x = (at: number) => round((100 * at) / Math.max(1, weeks.length - 1));
	const y = (clicks: number) => round(100 - (100 * clicks) / most);
	const steps = [0, 0.25, 0.5, 0.75, 1];
	const half = 50 / Math.max(1, weeks.length - 1);
	const gaps = runsOf(weeks, ({ clicks }) => clicks === null);
	const placeOf = (day: string) =>
		Math.max(
			0,
			weeks.findLastIndex(({ date }) => date <= day),
		);
	const lines = runsOf(weeks, ({ clicks }) => clicks !== null);
	const from = round(x(weeks.length - Math.max(1, periodWeeks)) - half);
	return html`<div class="plot"><svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label="${label}">${gaps.map(
		([first, last]) =>
			html`<path class="hole" d="M${round(x(first) - half)} 0H${round(x(last) + half)}V100H${round(x(first) - half)}Z"/>`,
	)}${updates.map(
		({ from, to }) =>
			html`<path class="update" d="M${round(x(placeOf(from)) - half)} 0H${round(x(placeOf(to)) + half)}V100H${round(x(placeOf(from)) - half)}Z"/>`,
	)}<path class="now" d="M${from} 0H100V100H${from}Z"/><path class="grid" d="${steps.map((step) => `M0 ${100 * step}H100`).join('')}"/>${lines.map(
		([first, last]) =>
			html`<path class="line" d="${weeks
				.slice(first, last + 1)
				.map(({ clicks }, at) => `${at === 0 ? 'M' : 'L'}${x(first + at)} ${y(clicks ?? 0)}`)
				.join('')}${first === last ? 'h.01' : ''}"/>`,
	)}</svg>${steps.map(
		(step) => html`<span class="y" style="top:${100 * step}%">${number(most * (1 - step))}</span>`,
	)}</div>`;
}

interface ChartWords {
	readonly label: string;
	readonly number: (value: number) => string;
	/** The newest weeks, which the report is about. */
	readonly periodWeeks: number;
	readonly updates: readonly EngineEvent[];
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Four equal steps of a round number. */
function niceMost(most: number): number {
	const step = 10 ** Math.floor(Math.log10(most / 4 || 1));
	const nice = [1, 2, 2.5, 5, 10].find((factor) => factor * step * 4 >= most) ?? 10;
	return Math.max(4, nice * step * 4);
}

/** The first and last place of each run of weeks of a kind. */
function runsOf(weeks: readonly Week[], isOne: (week: Week) => boolean) {
	const runs: [number, number][] = [];
	for (const [at, week] of weeks.entries()) {
		if (!isOne(week)) continue;
		const last = runs.at(-1);
		if (last?.[1] === at - 1) last[1] = at;
		else runs.push([at, at]);
	}
	return runs;
}
