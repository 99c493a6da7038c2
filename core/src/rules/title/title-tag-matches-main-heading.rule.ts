import { defineRule } from '../../audit/rule.ts';
import type { Heading } from '../../facts/collected/body/headings.fact.ts';
import { hasContent, shownTitle } from '../../facts/derived/page/shown-text.ts';
import { foldPhrase } from '../../text/folding/fold.ts';
import { longestCompared, shareWords } from '../../text/keywords/shared-words.ts';
import { splitSiteName } from '../../text/keywords/site-name.ts';

export const titleTagMatchesMainHeading = defineRule({
	name: 'title_tag_matches_main_heading',
	group: 'title',
	risk: 'low',
	difficulty: 'easy',
	impact: 4,
	class: 'engine',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/title-link',
		says: 'If a title does not reflect what the page says about itself, Google uses the main heading or other prominent text instead.',
		checked: '2026-11-20',
	},
	reads: ['titles', 'headings'],
	mayRead: ['siteName', 'language'],
	supersededBy: [
		{ rule: 'title_tag_has_no_placeholder_text', hides: 'rule' },
		{ rule: 'title_tag_is_descriptive', hides: 'rule' },
		{ rule: 'title_tag_is_not_half_empty', hides: 'rule' },
	],
	title: 'The title and the main heading are about the same thing',
	why: 'When the title promises one thing and the main heading another, visitors are confused and Google may replace the title.',
	fix: 'Make the title and the main heading name the same subject; they need not be identical.',
	messages: {
		lower: 'The headline “{headline}” is a level {level} heading; the h1 is “{heading}”',
		differs: 'The title and the main heading “{heading}” have no word in common',
	},
	evaluate({ headings, language, siteName, titles }, found) {
		const title = shownTitle(titles);
		if (!title) return 'not_applicable';
		const { siteName: ending, title: ownTitle } = splitSiteName(title.text, siteName);
		const siteNames = [ending, siteName].map((name) => foldPhrase(name ?? '', null));
		const code = language?.code ?? null;
		const isShared = { header: sharedWith(ownTitle, code), main: sharedWith(title.text, code) };
		const judged = headings
			.filter((heading) => heading.level === 1 && isShown(heading))
			.filter(({ label }) => !siteNames.includes(foldPhrase(label, null)))
			.map((heading) => ({
				heading,
				isShared: isShared[isOfThePage(heading) ? 'main' : 'header'](heading.label),
			}));
		if (judged.some((one) => one.isShared)) return;
		const main = headings.find((heading) => heading.level === 1 && isShown(heading));
		const headline = main && headlineIn(headings, ownTitle);
		if (headline && headline.level > 1 && !isSecondHeadline(main.label, title.text)) {
			const { label, level, node } = headline;
			found.lower({ headline: label, level, heading: main.label }, node, main.node);
			return;
		}
		const different = judged.find(
			(one) => one.isShared === false && isOfThePage(one.heading),
		)?.heading;
		if (!different) return 'not_applicable';
		found.differs({ heading: different.label }, title.node, different.node);
	},
});

function sharedWith(title: string, language: string | null) {
	const folded = ` ${foldPhrase(title.slice(0, longestCompared), language)}`;
	return (heading: string): boolean | null =>
		title === heading ||
		(shareWords(title, heading, language) ??
			// Short headings such as “About us” must appear literally, as words: not “5” in “Baker25”.
			(folded.includes(` ${foldPhrase(heading, language)}`) || null));
}

/** An ending of the title that is longer than the name of a site. */
const isSecondHeadline = (heading: string, title: string) =>
	heading.length > longestName && title.endsWith(heading);

const longestName = 30;

/** The heading that the title repeats. */
function headlineIn(headings: readonly Heading[], title: string): Heading | undefined {
	if (title.length > longestCompared) return;
	const folded = foldPhrase(title, null);
	return headings.find(
		(heading) =>
			isShown(heading) &&
			heading.label.length <= longestCompared &&
			foldPhrase(heading.label, null) === folded,
	);
}

const isShown = ({ isHidden, label }: Heading) => !isHidden && hasContent(label);

/** In the header of the site it is the logo, unless the title repeats it. */
const isOfThePage = ({ region }: Heading) => region === 'main' || region === 'body';
