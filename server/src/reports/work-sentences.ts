import type { BatchEffect, ReportSentence } from '@plumbline/core/api';
import { nameOfChange } from '../changes/change-sentence.ts';
import { formatDay, parseDay } from '../facts/day.ts';
import type { ReportFigures } from './report-figures.ts';
import type { ReportWords } from './report-words.ts';

const mostSentences = 6;
/** Answers take up to eight weeks, and are shown for as long again. */
const shownDays = 112;

const marks = {
	more: 'better',
	fewer: 'worse',
	no_difference: 'open',
	not_enough_data: 'unknown',
	own_past: 'unknown',
	cannot_be_judged: 'unknown',
} as const satisfies Record<BatchEffect['answer'], ReportSentence['mark']>;

export const markOfEffect = ({ answer }: Pick<BatchEffect, 'answer'>) => marks[answer];

/** The changes of the period and the weeks before it, with their effect. */
export function shownEffects({ effects, period }: ReportFigures): readonly BatchEffect[] {
	const [from, to] = [formatDay(period.to - shownDays + 1), formatDay(period.to)];
	return effects.changes.filter(({ date }) => from <= date && date <= to);
}

/** How many of the shown changes have each kind of answer. */
export function answerCounts(effects: readonly BatchEffect[]) {
	const count = (mark: ReportSentence['mark']) =>
		effects.filter((effect) => markOfEffect(effect) === mark).length;
	return {
		all: effects.length,
		more: count('better'),
		fewer: count('worse'),
		same: count('open'),
		unknown: count('unknown'),
	};
}

/** The work of the period. */
export function doneSentences(
	{ batches, events, faultNews, locale, period }: ReportFigures,
	{ texts }: ReportWords,
): readonly ReportSentence[] {
	const done = [
		...events.map((event) => ({ ...event, pageIds: [], evidence: [] })),
		...batches
			.filter(({ day }) => period.from <= day && day <= period.to)
			.map((batch) => ({ ...batch, evidence: ['C' as const] })),
	];
	const more = done.length - mostSentences;
	const { cleared, opened } = faultNews;
	const all = [
		...done.slice(0, mostSentences).map(({ evidence, ...batch }) => {
			const change = nameOfChange({ ...batch, pages: batch.pageIds.length }, locale);
			return said('open', texts.done.change({ change }), ...evidence);
		}),
		...(more > 0 ? [said('open', texts.done.more({ count: more }), 'C')] : []),
		...(opened + cleared > 0 ? [said('open', texts.done.faults({ opened, cleared }), 'D')] : []),
	];
	return all.length > 0 ? all : [said('unknown', texts.done.none)];
}

/** The sentences of “Did it work?”, as every other screen shows them. */
export function workedSentences(
	figures: ReportFigures,
	{ day, texts }: ReportWords,
): readonly ReportSentence[] {
	const shown = shownEffects(figures).toSorted(byClaim);
	if (shown.length === 0) {
		return [said('unknown', texts.worked.none({ date: day(figures.period.to) }))];
	}
	const more = shown.length - mostSentences;
	return [
		...shown
			.slice(0, mostSentences)
			.map((effect) => said(markOfEffect(effect), effect.sentence, 'C')),
		...(more > 0 ? [said('open', texts.worked.more({ count: more }), 'C')] : []),
	];
}

const order: readonly ReportSentence['mark'][] = ['better', 'worse', 'open', 'unknown'];

const byClaim = (one: BatchEffect, other: BatchEffect) =>
	order.indexOf(markOfEffect(one)) - order.indexOf(markOfEffect(other));

const mostNext = 3;

/** Open faults, answers that are due, and pages that deserve an hour. */
export function nextSentences(
	figures: ReportFigures,
	{ page, texts }: ReportWords,
): readonly ReportSentence[] {
	const { faults, locale, worthwhile } = figures;
	const due = shownEffects(figures).flatMap(({ date, fields, note, page_count, weeks_needed }) => {
		if (weeks_needed === null) return [];
		const named = { day: parseDay(date) ?? 0, fields, note, pages: page_count };
		const change = nameOfChange(named, locale);
		return [said('open', texts.next.answer({ change, weeks: weeks_needed }), 'C')];
	});
	const all = [
		...faults.faults
			.slice(0, mostNext)
			.map(({ text }) => said('open', texts.next.fault({ fault: text }), 'D')),
		...due.slice(0, mostNext),
		...worthwhile
			.slice(0, mostNext)
			.map(({ reason, url }) => said('open', texts.why.about({ page: page(url), reason }))),
	];
	if (all.length > 0) return all;
	return faults.watch_count > 0
		? [said('open', texts.next.none, 'D')]
		: [said('unknown', texts.next.noneKnown)];
}

const said = (
	mark: ReportSentence['mark'],
	text: string,
	...evidence: ReportSentence['evidence']
): ReportSentence => ({ mark, text, evidence });
