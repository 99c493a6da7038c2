import {
	auditHtmlPage,
	createAuditor,
	factsOfHtml,
	type KeywordReport,
	keywordPlaces,
	load,
	type Report,
} from '@plumbline/core';

export interface Judged {
	readonly report: Report;
	/** Where the keyword is; null without a keyword. */
	readonly keyword: KeywordReport | null;
}

/** Audits HTML as the command does for a file. Loads the models of its language first. */
export async function judge(html: string, keyword: string): Promise<Judged> {
	await load({ html: true });
	const options = { geo: 'us', keywords: keyword ? [keyword] : [] };
	const page = factsOfHtml(html, options);
	await load({ page });
	const report = auditHtmlPage(page, options);
	if (!keyword) return { report, keyword: null };
	const [places = null] = keywordPlaces(createAuditor(options).facts(page), [keyword]);
	return { report, keyword: places };
}
