import { defineRule } from '../../audit/rule.ts';
import type { Heading } from '../../facts/collected/body/headings.fact.ts';
import { shownTitle } from '../../facts/derived/page/shown-text.ts';
import { titleWithoutSiteName } from '../../text/keywords/site-name.ts';
import { countWords } from '../../text/words/count-words.ts';
import { countScripts, dominantScript, type Script } from '../../text/words/script.ts';

/** Shorter titles are names, which keep their script everywhere. */
const fewestWords = 3;
const fewestCharacters = 10;
const sampleBlocks = 20;

export const titleTagLanguageMatchesPage = defineRule({
	name: 'title_tag_language_matches_page',
	group: 'title',
	risk: 'low',
	difficulty: 'average',
	impact: 3,
	class: 'engine',
	severity: 'warning',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/title-link',
		says: 'A title in a different language or script from the main content of the page is a reason for Google to write one of its own.',
		checked: '2026-11-20',
	},
	reads: ['titles', 'headings', 'mainText'],
	mayRead: ['siteName'],
	supersededBy: [
		{ rule: 'title_tag_has_no_placeholder_text', hides: 'rule' },
		{ rule: 'title_tag_is_descriptive', hides: 'rule' },
	],
	title: 'The title is written in the script of the page',
	why: 'People who search in their own script pass over a title in a different one, and Google may replace it.',
	fix: 'Write the title in the language of the text; often a translated page kept the title of the original.',
	messages: {
		differs: 'The title is in a different script from the main heading “{heading}” and the text',
	},
	evaluate({ headings, mainText, siteName, titles }, found) {
		const title = shownTitle(titles);
		if (!title) return 'not_applicable';
		const texts = mainText.blocks.slice(0, sampleBlocks).map(({ text }) => text);
		const script = dominantScript(texts.join('\n'));
		const own = titleWithoutSiteName(title.text, siteName);
		const heading = script && headings.find((one) => isMainHeading(one, script));
		if (!heading || isName(own)) return 'not_applicable';
		if (dominantScript(title.text) === script) return;
		// One word of the page's own script is enough: the rest may be a name.
		const isForeign = ![...countScripts(title.text).counts.keys()].some((one) =>
			isKin(one, script),
		);
		if (isForeign && dominantScript(own) !== null) {
			found.differs({ heading: heading.label }, title.node, heading.node);
		}
	},
});

const isName = (title: string) =>
	title.length < fewestCharacters || countWords(title) < fewestWords;

/** A page whose main heading is also foreign is about something foreign. */
function isMainHeading({ isHidden, label, level }: Heading, script: Script): boolean {
	const own = dominantScript(label);
	return level === 1 && !isHidden && own !== null && isKin(own, script);
}

/** These scripts belong together: Japanese and Korean titles may consist of Han alone. */
const eastAsian: ReadonlySet<Script> = new Set(['han', 'kana', 'hangul']);

const isKin = (one: Script, other: Script) =>
	one === other || (eastAsian.has(one) && eastAsian.has(other));
