import {
	type BatchEffect,
	type ClientReport,
	daysIn,
	type EvidenceLetter,
} from '@plumbline/core/api';
import { nameOfChange } from '../changes/change-sentence.ts';
import { type Html, html, link } from '../crawl/report/html.ts';
import { parseDay } from '../facts/day.ts';
import { type AgencyLook, readableColors, usualColor } from './agency-look.ts';
import type { ReportFigures } from './report-figures.ts';
import { reportStyle } from './report-style.ts';
import { type ReportWords, reportWords } from './report-words.ts';
import { weeksChart } from './weeks-chart.ts';
import { answerCounts, markOfEffect } from './work-sentences.ts';

export interface DrawnBy {
	/** Null for the look of Plumbline. */
	readonly look: AgencyLook | null;
	/** Of Plumbline. */
	readonly version: string;
}

interface Drawing extends DrawnBy {
	readonly figures: ReportFigures;
	readonly report: ClientReport;
	readonly words: ReportWords;
	readonly number: (value: number) => string;
}

/** The report as one file that needs neither network nor scripts. */
export function drawReport(figures: ReportFigures, report: ClientReport, drawnBy: DrawnBy): string {
	const words = reportWords(figures);
	const number = new Intl.NumberFormat(figures.locale).format;
	const drawing = { ...drawnBy, figures, report, words, number };
	const { light, dark } = readableColors(drawnBy.look?.color ?? usualColor);
	const title = words.texts.title({ site: report.meta.title || report.meta.domain });
	const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";
	const head = html`<!doctype html><html lang="${report.meta.locale}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} · ${words.period}</title>`;
	const colors = `:root{--agency:light-dark(${light},${dark})}`;
	const body = html`<main class="sheet">${topOf(title, drawing)}<h1>${report.headline}</h1><p class="lead">${report.lead}</p>${clicksFigure(drawing)}${firstPage(drawing)}${clicksSection(drawing)}${pagesSection(drawing)}${changesSection(drawing)}${faultsSection(drawing)}${limitsSection(drawing)}${footer(drawing)}</main>`;
	return `${head.text}<style>${colors}${reportStyle}</style></head><body>${body.text}</body></html>\n`;
}

function topOf(title: string, { look, report, words }: Drawing): Html {
	const { domain } = report.meta;
	const logo = look?.logo ? html`<img src="${look.logo}" alt="">` : null;
	const name = look?.name ? html`<b dir="auto">${look.name}</b>` : null;
	return html`<header class="top">${logo}<div>${name}<span dir="auto">${title}</span></div><div class="end">${words.period}<br><span dir="ltr">${domain}</span></div></header>`;
}

function firstPage({ report, words }: Drawing): Html {
	const { marks } = words.texts;
	return html`<ol class="five">${report.sections.map(
		({ sentences, title }) =>
			html`<li><h2>${title}</h2><ul>${sentences.map(
				({ evidence, mark, text }) =>
					html`<li class="mark ${mark}"><span dir="auto">${text}</span> ${evidence.map(reference)}</li>`,
			)}</ul></li>`,
	)}</ol><p class="legend">${(['better', 'worse', 'open', 'unknown'] as const).map(
		(mark) => html`<span class="mark ${mark}">${marks[mark]}</span>`,
	)}</p>`;
}

const reference = (letter: EvidenceLetter): Html =>
	html`<a class="ref" href="#${letter}">${letter}</a>`;

function evidence(letter: EvidenceLetter, title: string, ...parts: readonly Html[]): Html {
	const isFirst = letter === 'A' ? ' first' : '';
	return html`<section class="ev${isFirst}" id="${letter}"><h2><b>${letter}</b>${title}</h2>${parts}</section>`;
}

/** The clicks of each week up to the end of the period; null for a site that has none. */
function clicksFigure({ figures, number, report, words }: Drawing): Html | null {
	const own = words.texts.weeks;
	const weeks = weeksSinceFirst(report);
	const [first] = weeks;
	if (first === undefined) return null;
	const from = words.day(parseDay(first.date) ?? 0);
	const to = words.day(figures.period.to);
	const newest = weeks.findLast(({ clicks }) => clicks !== null)?.clicks ?? 0;
	const periodWeeks = Math.round(daysIn(figures.period) / 7);
	const label = own.label({ from, to, last: number(newest) });
	const chart = weeksChart(weeks, {
		...{ label, number, periodWeeks },
		updates: figures.updates,
	});
	return html`<figure>${chart}<div class="xs"><span>${from}</span><span>${to}</span></div><figcaption class="key"><span><i class="k1"></i>${own.key}</span><span><i class="k2"></i>${own.period}</span><span><i class="k3"></i>${own.gap}</span>${figures.updates.length > 0 ? html`<span><i class="k4"></i>${own.update}</span>` : null}</figcaption></figure>`;
}

const weeksSinceFirst = ({ evidence: { weeks } }: ClientReport) => {
	const from = weeks.findIndex(({ clicks }) => clicks !== null);
	return from === -1 ? [] : weeks.slice(from);
};

function clicksSection(drawing: Drawing): Html {
	const { number, report, words } = drawing;
	const own = words.texts.weeks;
	const title = own.title({ engine: words.engine });
	const weeks = weeksSinceFirst(report);
	if (weeks.length === 0) return evidence('A', title);
	return evidence(
		'A',
		title,
		html`${updateList(drawing)}<details><summary>${own.table}</summary><table><thead><tr><th>${own.week}</th><th class="n">${words.texts.pages.clicks}</th></tr></thead><tbody>${weeks.map(
			({ clicks, date }) =>
				html`<tr><td>${words.day(parseDay(date) ?? 0)}</td><td class="n">${clicks === null ? own.gap : number(clicks)}</td></tr>`,
		)}</tbody></table></details>`,
	);
}

function updateList({ figures, words }: Drawing): Html {
	return html`<ul class="limits">${figures.updates.map((event) => {
		const { name, span } = words.update(event);
		return html`<li>${link(event.source, name)}, ${span}</li>`;
	})}</ul>`;
}

function pagesSection({ figures, number, report, words }: Drawing): Html {
	const own = words.texts.pages;
	const { judged, movedCount, notJudged } = figures.pages;
	if (notJudged !== null) return evidence('B', words.texts.moved[notJudged]);
	const moved = report.evidence.pages;
	if (moved.length === 0) return evidence('B', words.texts.moved.none({ count: judged }));
	const cell = (label: string, value: string, mark = '') =>
		html`<td class="n ${mark}" data-l="${label}">${value}</td>`;
	const rows = moved.flatMap(({ clicks, expected_clicks, mark, queries, url }) => [
		html`<tr><td dir="ltr">${link(url)}</td>${cell(own.clicks, number(clicks), mark)}${cell(own.expected, number(expected_clicks))}<td></td></tr>`,
		...queries.map(
			({ average_position, before, clicks: now, keyword }) =>
				html`<tr><td class="sub"><bdi>${keyword}</bdi></td>${cell(own.clicks, number(now))}${cell(own.before, number(before))}${cell(own.position, average_position === null ? '–' : average_position.toFixed(1))}</tr>`,
		),
	]);
	return evidence(
		'B',
		own.title({ moved: movedCount, all: judged }),
		html`<p class="q">${own.intro({ span: words.span })}</p><table class="stack"><thead><tr><th>${own.page}</th><th class="n">${own.clicks}</th><th class="n">${own.expected} / ${own.before}</th><th class="n">${own.position}</th></tr></thead><tbody>${rows}</tbody></table>`,
	);
}

function changesSection(drawing: Drawing): Html {
	const { report, words } = drawing;
	const own = words.texts.changes;
	const { changes } = report.evidence;
	if (changes.length === 0) return evidence('C', own.none);
	const most = Math.max(
		0.1,
		...changes.flatMap(({ range }) => (range ? [-range.from, range.to] : [])),
	);
	return evidence(
		'C',
		own.title(answerCounts(changes)),
		html`<p class="q">${own.intro}</p><table class="stack changes"><thead><tr><th>${own.change}</th><th class="n">${own.share}</th><th class="ivc">${own.range}</th><th>${own.answer}</th></tr></thead><tbody>${changes.map(
			(change) => effectRow(change, most, drawing),
		)}</tbody></table>`,
	);
}

function effectRow(effect: BatchEffect, most: number, { figures, words }: Drawing): Html {
	const { date, fields, note, page_count, range, share, text } = effect;
	const mark = markOfEffect(effect);
	const name = nameOfChange(
		{ day: parseDay(date) ?? 0, fields, note, pages: page_count },
		figures.locale,
	);
	const shown = share === null ? '' : words.signedPercent(share);
	return html`<tr><td dir="auto">${name}</td><td class="n ${mark}">${shown}</td><td class="ivc">${range && rangeBar({ ...range, mark, most, share })}</td><td>${text}</td></tr>`;
}

interface RangeBar {
	readonly from: number;
	readonly to: number;
	readonly share: number | null;
	readonly mark: string;
	readonly most: number;
}

/** The range of an effect on an axis that all rows share; zero is in the middle. */
function rangeBar({ from, mark, most, share, to }: RangeBar): Html {
	const x = (value: number) => Math.round(500 + (500 * value) / most) / 10;
	const dot =
		share === null ? null : html`<circle cx="${x(share)}%" cy="7" r="4" class="range ${mark}"/>`;
	return html`<svg aria-hidden="true"><line class="zero" x1="50%" x2="50%" y1="0" y2="14"/><line class="range ${mark}" x1="${x(from)}%" x2="${x(to)}%" y1="7" y2="7"/>${dot}</svg>`;
}

function faultsSection({ figures, number, report, words }: Drawing): Html {
	const own = words.texts.faults;
	const { faults } = report.evidence;
	if (faults.length === 0) {
		return evidence('D', figures.faults.watch_count > 0 ? own.none : own.unwatched);
	}
	return evidence(
		'D',
		own.title({ kinds: faults.length }),
		html`<table class="stack"><thead><tr><th>${own.fault}</th><th class="n">${own.pages}</th></tr></thead><tbody>${faults.map(
			({ count, text, urls }) =>
				html`<tr><td>${text}${urls.slice(0, 3).map((url) => html`<small dir="ltr">${link(url)}</small>`)}</td><td class="n" data-l="${own.pages}">${number(count)}</td></tr>`,
		)}</tbody></table>`,
	);
}

function limitsSection({ report, words }: Drawing): Html {
	return evidence(
		'E',
		words.texts.limits.title,
		html`<ul class="limits">${report.evidence.limits.map((text) => html`<li class="mark unknown">${text}</li>`)}</ul>`,
	);
}

function footer({ figures, version, words }: Drawing): Html {
	const { footer: made, footerAlone } = words.texts;
	const { engineKey, likeness, period } = figures;
	const text =
		engineKey === null || likeness.observed.now < daysIn(period)
			? footerAlone({ version })
			: made({ engine: words.engine, date: words.day(period.to), version });
	return html`<footer>${text}</footer>`;
}
