import {
	type ClientReport,
	daysIn,
	engineEventsKnownTo,
	isOfGoogle,
	type ReportSentence,
} from '@plumbline/core/api';
import { formatDay, parseDay } from '../facts/day.ts';
import { markOf, movedSentences } from './moved-sentences.ts';
import type { ReportFigures } from './report-figures.ts';
import { type ReportWords, reportWords } from './report-words.ts';
import { siteSentence } from './site-sentence.ts';
import { whySentences } from './why-sentences.ts';
import {
	answerCounts,
	doneSentences,
	nextSentences,
	shownEffects,
	workedSentences,
} from './work-sentences.ts';

/** The report in words. It claims only what a figure of its evidence shows. */
export function composeReport(figures: ReportFigures): ClientReport {
	const words = reportWords(figures);
	const { before, period, site } = figures;
	const { domain, globalKey, title } = site;
	const ofSite = siteSentence(figures, words);
	const { lead, leadAlone, sections } = words.texts;
	const isCompared = figures.likeness.notCompared === null;
	return {
		meta: {
			site_global_key: globalKey,
			search_engine_global_key: figures.engineKey,
			domain,
			title,
			locale: figures.locale,
			date_from: formatDay(period.from),
			date_to: formatDay(period.to),
			compare_from: before && formatDay(before.from),
			compare_to: before && formatDay(before.to),
		},
		headline: headline(ofSite, figures, words),
		lead: isCompared ? lead(words) : leadAlone(words),
		sections: [
			section('moved', [ofSite, ...movedSentences(figures, words)]),
			section('why', whySentences(figures, words, ofSite)),
			section('done', doneSentences(figures, words)),
			section('worked', workedSentences(figures, words)),
			section('next', nextSentences(figures, words)),
		],
		evidence: {
			weeks: [...figures.weeks],
			engine_events: [...figures.updates],
			pages: figures.pages.moved.map(({ clicks, expected, queries, url }) => ({
				url,
				mark: markOf({ clicks, expected }),
				clicks,
				expected_clicks: expected,
				queries: [...queries],
			})),
			changes: [...shownEffects(figures)],
			faults: figures.faults.faults.map(({ count, pages, text }) => ({
				text,
				count,
				urls: pages.flatMap(({ url }) => url ?? []),
			})),
			limits: [...limits(figures, words)],
		},
		html: null,
	};

	function section(
		name: keyof typeof sections,
		sentences: readonly ReportSentence[],
	): ClientReport['sections'][number] {
		return { name, title: sections[name], sentences: [...sentences] };
	}
}

/** The site in one sentence, and the work on it in a second one. */
function headline(
	{ text }: ReportSentence,
	figures: ReportFigures,
	{ texts }: ReportWords,
): string {
	const counts = answerCounts(shownEffects(figures));
	if (counts.all === 0) return text;
	const { claims, none, unknown } = texts.work;
	const second = counts.more + counts.fewer > 0 ? claims(counts) : counts.same > 0 ? none : unknown;
	return texts.twoSentences({ first: text, second });
}

function limits(figures: ReportFigures, { day, engine, texts }: ReportWords): readonly string[] {
	const own = texts.limits;
	const { engineKey, faults, hasVerdicts, likeness, pages, period } = figures;
	const days = daysIn(period) - likeness.observed.now;
	return [
		...(days > 0 ? [own.days({ days })] : []),
		...(pages.young > 0 ? [own.young({ pages: pages.young })] : []),
		...(faults.watch_count === 0 ? [own.unwatched] : []),
		...(hasVerdicts ? [] : [own.verdicts]),
		isOfGoogle(engineKey)
			? own.updatesOfGoogle({ date: day(parseDay(engineEventsKnownTo) ?? period.to) })
			: own.updates,
		own.clicks({ engine }),
		own.sure,
	];
}
