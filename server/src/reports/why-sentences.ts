import { engineEventsIn, type ReportSentence } from '@plumbline/core/api';
import { nameOfChange } from '../changes/change-sentence.ts';
import { urlKey } from '../facts/url-key.ts';
import type { MovedPage } from './moved-pages.ts';
import { markOf, mostNamed } from './moved-sentences.ts';
import type { ReportFigures } from './report-figures.ts';
import type { ReportWords } from './report-words.ts';

/** Changes this long before the period may still show in it. */
const lastingDays = 56;

/** Facts beside each page that moved, never a cause that nobody measured. */
export function whySentences(
	figures: ReportFigures,
	words: ReportWords,
	site: ReportSentence,
): readonly ReportSentence[] {
	const { texts } = words;
	const named = figures.pages.moved.slice(0, mostNamed);
	const ofPages = named.flatMap((page) => aboutPage(page, figures, words));
	const ofSite = site.mark === 'better' || site.mark === 'worse' ? [unknown(texts.why.site)] : [];
	const all = [...ofPages, ...ofSite];
	if (all.length > 0) return [...all, ...ofUpdates(figures, words)];
	const isJudged = figures.pages.notJudged === null;
	return isJudged && site.mark === 'open'
		? [{ mark: 'open', text: texts.why.nothing, evidence: ['B'] }]
		: [unknown(texts.why.notJudged)];
}

const unknown = (text: string): ReportSentence => ({ mark: 'unknown', text, evidence: [] });

/** Updates in one of the two times, which meet many sites at once. */
function ofUpdates(
	{ before, engineKey, period, updates }: ReportFigures,
	{ texts, update }: ReportWords,
): readonly ReportSentence[] {
	const near = engineEventsIn(engineKey, period, before).map(({ source }) => source);
	return updates
		.filter(({ source }) => near.includes(source))
		.map((event) => ({ mark: 'unknown', text: texts.why.update(update(event)), evidence: ['A'] }));
}

function aboutPage(
	page: MovedPage,
	{ batches, faults, locale, period }: ReportFigures,
	words: ReportWords,
): readonly ReportSentence[] {
	const own = words.texts.why;
	const { leftOut, pageId, queries, url } = page;
	const named = words.page(url);
	const about = (reason: string, evidence: ReportSentence['evidence']): ReportSentence => ({
		mark: 'open',
		text: own.about({ page: named, reason }),
		evidence,
	});
	const [query] = queries;
	const isFall = markOf(page) === 'worse';
	const ofFaults = faults.faults.filter(({ pages }) =>
		pages.some((one) => one.url !== null && urlKey(one.url) === urlKey(url)),
	);
	const ofChanges = batches.filter(
		({ day, pageIds }) => day > period.from - lastingDays && pageIds.includes(pageId),
	);
	const known: readonly ReportSentence[] = [
		...(isFall && leftOut !== null ? [about(leftOut, [])] : []),
		...(isFall ? ofFaults.map(({ text }) => about(text, ['D'])) : []),
		...ofChanges.map((change): ReportSentence => {
			const name = nameOfChange({ ...change, pages: change.pageIds.length }, locale);
			return { mark: 'open', text: own.change({ change: name, page: named }), evidence: ['C'] };
		}),
	];
	const ofQuery: readonly ReportSentence[] =
		query === undefined
			? []
			: [{ mark: 'open', text: own.query({ page: named, ...query }), evidence: ['B'] }];
	const noCause = known.length === 0 ? [unknown(own.noCause({ page: named }))] : [];
	return [...ofQuery, ...known, ...noCause];
}
