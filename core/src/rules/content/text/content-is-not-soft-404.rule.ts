import { defineRule } from '../../../audit/rule.ts';
import { shownTitle } from '../../../facts/derived/page/shown-text.ts';
import { isNotFoundTitle } from '../../../rule-sets/not-found-titles.ts';
import { piecesOfTitle, titleWithoutSiteName } from '../../../text/keywords/site-name.ts';
import { isSubject } from '../../page-subject.ts';

/** An article about missing pages is longer. */
const mostWords = 150;

/** A page that was not found says so once; an explanation says it again. */
const fewestSentences = 2;

export const contentIsNotSoft404 = defineRule({
	name: 'content_is_not_soft_404',
	group: 'content',
	risk: 'moderate',
	difficulty: 'average',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
		says: 'Content with status 200 may be indexed. If it looks like an error or an empty page, Search Console reports a soft 404.',
		checked: '2026-11-21',
	},
	reads: ['titles', 'headings', 'textIndex', 'response'],
	mayRead: ['descriptions', 'opening', 'siteName'],
	title: 'A page that does not exist returns an error status',
	why: 'The page tells people that it was not found, but tells crawlers that all is well. Crawlers keep coming back, and the page may appear in results.',
	fix: 'Make the server return 404 or 410 for pages that are gone; if the page should exist, bring its content back.',
	messages: { notFound: 'The page says “{text}”, but its status is {status}' },
	evaluate(page, found) {
		const { headings, response, siteName, textIndex, titles } = page;
		const { status } = response;
		if (status !== 200 || textIndex.wordCount > mostWords) return 'not_applicable';
		const title = shownTitle(titles);
		const heading = headings.find(({ isHidden, level }) => level === 1 && !isHidden);
		const said = title && notFoundIn(title.text, siteName);
		if (said && isSubject(said, page, fewestSentences)) return;
		if (title && said) {
			found.notFound({ text: title.text, status }, title.node);
		} else if (heading && isNotFoundTitle(heading.label)) {
			if (isSubject(heading.label, page, fewestSentences)) return;
			found.notFound({ text: heading.label, status }, heading.node);
		}
	},
});

/** The site name may be the longer part, so the first part is checked too. */
const notFoundIn = (title: string, siteName: string | null) =>
	[titleWithoutSiteName(title, siteName), piecesOfTitle(title)[0] ?? ''].find(isNotFoundTitle);
