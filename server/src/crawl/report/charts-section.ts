import { sitemapDepth } from '../urls/url-state.ts';
import { type Html, html } from './html.ts';
import type { ReportContext } from './html-report.ts';

interface Bar {
	readonly label: string;
	readonly value: number;
	/** The printed number. */
	readonly text: string;
	/** Red for what is wrong. */
	readonly isWrong?: boolean;
}

const width = 460;
const rowHeight = 26;
const labelWidth = 170;
const numberWidth = 70;

/** Horizontal bars with their labels and numbers, so that no color carries a meaning alone. */
function barChart(title: string, bars: readonly Bar[]): Html {
	const most = Math.max(1, ...bars.map(({ value }) => value));
	const room = width - labelWidth - numberWidth;
	const height = bars.length * rowHeight;
	const words = bars.map(({ label, text }) => `${label}: ${text}`).join(', ');
	return html`<figure><figcaption>${title}</figcaption><svg role="img" aria-label="${title}. ${words}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${bars.map(
		({ isWrong = false, label, text, value }, index) => {
			const size = Math.max(value > 0 ? 2 : 0, Math.round((value / most) * room));
			const middle = index * rowHeight + rowHeight / 2;
			return html`<text x="${labelWidth - 8}" y="${middle}" text-anchor="end" dominant-baseline="middle">${shortened(label)}</text><rect x="${labelWidth}" y="${middle - 8}" width="${size}" height="16" rx="2" class="${isWrong ? 'bad' : 'bar'}"></rect><text x="${labelWidth + size + 8}" y="${middle}" dominant-baseline="middle">${text}</text>`;
		},
	)}</svg></figure>`;
}

const longestLabel = 24;

const shortened = (label: string) =>
	label.length > longestLabel ? `${label.slice(0, longestLabel - 1)}…` : label;

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
