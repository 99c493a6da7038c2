import { browser } from 'wxt/browser';
import { historyOf } from '../../history/history.store.ts';
import type { ResultsAnswer } from '../../messaging/results-protocol.ts';
import { notesOn } from '../../results/own-result.ts';
import { queryOf } from '../../results/results-pages.ts';
import { exportMemory } from '../../settings/export-memory.ts';
import { pageAt } from '../../settings/page-keywords.ts';
import { languageSetting } from '../../settings/settings.ts';
import { keptSites } from '../../sites/kept-sites.ts';
import { textsFor as resultTextsFor } from '../../texts/results/texts.generated.ts';
import { serverAccess } from '../server/server-access.ts';
import { serverFigures } from './server-figures.ts';

/** More results than this are on no results page. */
const most = 200;

/** The known figures and stored verdicts of those results that belong to the user’s own sites. */
export async function ownResults(
	urls: readonly string[],
	resultsUrl: string,
): Promise<ResultsAnswer> {
	const query = queryOf(resultsUrl);
	const unique = [...new Set(urls.slice(0, most))];
	const fromServer = await serverFigures(unique, resultsUrl, serverAccess());
	const locale = (await languageSetting.getValue()) || browser.i18n.getUILanguage();
	const texts = resultTextsFor(locale);
	const kept = new Set((await keptSites()).map(({ origin }) => origin));
	const answer: Record<string, readonly string[]> = {};
	for (const url of unique) {
		const inFile = (await exportMemory(url).getValue())?.queries;
		const queries = fromServer.get(url) ?? inFile ?? null;
		if (queries === null && !kept.has(URL.parse(url)?.origin ?? '')) continue;
		const lastAudit = (await historyOf(pageAt(url))).at(-1) ?? null;
		const notes = notesOn({ query, queries: queries ?? [], lastAudit }, texts, locale);
		if (notes.length > 0) answer[url] = notes;
	}
	return answer;
}
