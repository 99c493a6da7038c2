import { defineRule } from '../../audit/rule.ts';
import type { Heading } from '../../facts/collected/body/headings.fact.ts';
import type { TextBlock } from '../../facts/collected/body/text-blocks.ts';
import { shownTitle } from '../../facts/derived/page/shown-text.ts';
import type { PageType } from '../../facts/derived/page-type/page-type.fact.ts';
import { arePhrasesLoaded } from '../../rule-sets/phrase-sets.ts';
import {
	isAnnouncement,
	isVagueBesideSiteName,
	isVagueTitle,
	mayNameWork,
} from '../../rule-sets/vague-titles.ts';
import { foldPhrase } from '../../text/folding/fold.ts';
import {
	piecesOfTitle,
	splitSiteName,
	titleWithoutSiteName,
} from '../../text/keywords/site-name.ts';
import { isSubject } from '../page-subject.ts';
import { listedTerms } from './listed-terms.ts';

/** Announcements of a page are one or two lines long; a page about announcements is longer. */
const muchText = 300;

export const titleTagIsDescriptive = defineRule({
	name: 'title_tag_is_descriptive',
	group: 'title',
	risk: 'low',
	difficulty: 'easy',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/title-link',
		says: 'Titles should be descriptive; vague ones such as “Home” for a home page are to be avoided.',
		checked: '2026-11-20',
	},
	reads: ['titles', 'language'],
	mayRead: ['descriptions', 'headings', 'opening', 'pageType', 'siteName'],
	supersededBy: [{ rule: 'title_tag_has_no_placeholder_text', hides: 'rule' }],
	title: 'The title says what the page is about',
	why: 'A title such as “Home” or “Untitled” tells nobody what to expect, and search engines often show something else instead.',
	fix: 'Write a title that names the subject of this page; on a home page, say what the site offers.',
	messages: {
		vague: 'The title “{text}” does not say what the page is about',
		list: 'The title is a list of {count} terms: “{text}”',
	},
	noteMessages: ['list'],
	evaluate(page, found) {
		const { headings, language, pageType, siteName, titles } = page;
		const title = shownTitle(titles);
		if (!title || language.code === null) return 'not_applicable';
		const { code } = language;
		if (!arePhrasesLoaded(code)) return { notChecked: 'language_not_loaded' };
		const isVague = isVagueTitle(title.text, code);
		if (isVague === undefined) return 'not_applicable';
		const names = ownNames(title.text, siteName, pageType);
		const vague = isVague ? title.text : names.find((name) => isVagueBesideSiteName(name, code));
		if (vague !== undefined) {
			const isList = isAnnouncement(vague) && lengthOf(page.opening ?? []) >= muchText;
			const isMeant = mayNameWork(vague) && isSubject(lettersOf(vague), page, isList ? 0 : 1);
			if (!isMeant) found.vague({ text: title.text }, title.node);
			return;
		}
		const text = titleWithoutSiteName(title.text, siteName);
		const count = listedTerms(text, code);
		const isName = ({ label }: Heading) => foldPhrase(label, code) === foldPhrase(text, code);
		// Books and bands have such names too, and then a heading of the page is that name.
		if (count > 0 && !headings?.some(isName)) found.list({ count, text }, title.node);
	},
});

const lengthOf = (blocks: readonly TextBlock[]) =>
	blocks.reduce((sum, { text }) => sum + text.length, 0);

const lettersOf = (name: string) => name.replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, '');

/** The parts of a title other than the site name. On a home page either side may be that name. */
function ownNames(title: string, siteName: string | null, pageType: PageType | null) {
	if (pageType === 'home') {
		const pieces = piecesOfTitle(title);
		if (pieces.length === 2) return pieces;
	}
	const parts = splitSiteName(title, siteName);
	return parts.siteName === null ? [] : [parts.title];
}
