import { defineRule } from '../../../audit/rule.ts';
import type { Heading } from '../../../facts/collected/body/headings.fact.ts';
import type { TextBlock } from '../../../facts/collected/body/text-blocks.ts';
import type { Title } from '../../../facts/collected/head/titles.fact.ts';
import { shownTitle } from '../../../facts/derived/page/shown-text.ts';
import type { NodeRef } from '../../../facts/node-ref.ts';
import { isNotFoundTitle } from '../../../rule-sets/not-found-titles.ts';
import { piecesOfTitle, titleWithoutSiteName } from '../../../text/keywords/site-name.ts';
import { shorten } from '../../../text/width/shorten.ts';
import { isErrorText } from '../../../values/error-pages.ts';
import { isSubject } from '../../page-subject.ts';

/** An article about missing pages is longer. */
const mostWords = 150;

/** A page that was not found says so once; an explanation says it again. */
const fewestSentences = 2;

/** An error of a program is all that such a page says. */
const mostWordsOfError = 40;

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
	title: 'A page that is missing or broken returns an error status',
	why: 'The page tells people that it was not found or failed, but tells crawlers that all is well. Crawlers keep coming back, and the page may appear in results.',
	fix: 'Make the server return 404 or 410 for pages that are gone; if the page should exist, bring its content back, and return 500 or 503 while it fails.',
	messages: {
		notFound: 'The page says “{text}”, but its status is {status}',
		error: 'The page shows the error “{text}”, but its status is {status}',
	},
	evaluate(page, found) {
		const { headings, response, siteName, textIndex, titles } = page;
		const { status } = response;
		if (status !== 200 || textIndex.wordCount > mostWords) return 'not_applicable';
		const title = shownTitle(titles);
		const heading = headings.find(({ isHidden, level }) => level === 1 && !isHidden);
		const said = title && notFoundIn(title.text, siteName);
		if (title && isExplained(title.text)) return;
		if (said && isSubject(said, page, fewestSentences)) return;
		if (title && said) {
			found.notFound({ text: title.text, status }, title.node);
		} else if (heading && isNotFoundTitle(heading.label)) {
			if (isSubject(heading.label, page, fewestSentences)) return;
			found.notFound({ text: heading.label, status }, heading.node);
		} else {
			const error = errorOn(page);
			if (error && !isSubject(error.text, page)) {
				found.error({ text: shorten(error.text, longestError), status }, error.node);
			}
		}
	},
});

const longestError = 80;

interface Voice {
	readonly text: string;
	readonly node: NodeRef;
}

/** The error that a program shows as the title, the heading or the only text of the page. */
function errorOn(page: {
	readonly titles: readonly Title[];
	readonly headings: readonly Heading[];
	readonly textIndex: { readonly wordCount: number };
	readonly opening: readonly TextBlock[] | null;
}): Voice | undefined {
	const title = shownTitle(page.titles);
	const said = title && [title.text, piecesOfTitle(title.text)[0] ?? ''].find(isErrorText);
	if (title && said) return { text: said, node: title.node };
	const heading = page.headings.find(
		({ isHidden, label, level }) => level === 1 && !isHidden && isErrorText(label),
	);
	if (heading) return { text: heading.label, node: heading.node };
	if (page.textIndex.wordCount > mostWordsOfError) return undefined;
	return page.opening?.find(({ codeLength, text }) => codeLength === 0 && isErrorText(text));
}

/** “404 Not Found – what it means”: names of sites begin with capitals. */
const isExplained = (title: string) =>
	/(?:\s[-–—|]|:)\s+\p{Ll}\S*(?:\s+\S+){2,}$/u.test(title) &&
	[isNotFoundTitle, isErrorText].some((isSaid) => isSaid(piecesOfTitle(title)[0] ?? ''));

/** The site name may be the longer part, so the first part is checked too. */
const notFoundIn = (title: string, siteName: string | null) =>
	[titleWithoutSiteName(title, siteName), piecesOfTitle(title)[0] ?? ''].find(isNotFoundTitle);
