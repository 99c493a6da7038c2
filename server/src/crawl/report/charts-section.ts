import { sitemapDepth } from '../urls/url-state.ts';
import { barChart } from './bar-chart.ts';
import { type Html, html } from './html.ts';
import type { ReportContext } from './html-report.ts';

const mostDepths = 12;

export function chartsSection({ number, summary, texts }: ReportContext): Html {
	const names: Readonly<Record<string, string>> = {
		yes: texts.indexable,
		no: texts.notIndexable,
		elsewhere: texts.elsewhere,
		hidden: texts.hidden,
		unknown: texts.unknown,
	};
	const bar = (label: string, value: number, isWrong = false) => ({
		...{ label, value, isWrong, text: number(value) },
	});
	const verdicts = Object.keys(names).flatMap((key) => {
		const value = summary.indexable[key] ?? 0;
		return value === 0 ? [] : [bar(names[key] ?? key, value, key === 'no')];
	});
	const statuses = summary.statuses.map(({ count, value }) =>
		bar(String(value || '–'), count, value >= 400),
	);
	const depths = summary.depths
		.slice(0, mostDepths)
		.map(({ count, value }) =>
			bar(value === sitemapDepth ? texts.onlySitemap : String(value), count),
		);
	return html`<div class="charts">${barChart(texts.verdicts, verdicts)}${barChart(texts.statuses, statuses)}${barChart(texts.depths, depths)}</div>`;
}
