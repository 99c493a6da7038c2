import { defineRule } from '../../audit/rule.ts';
import { shownDescription, shownTitle } from '../../facts/derived/page/shown-text.ts';
import { descriptionLimit, type RuleSet } from '../../rule-sets/rule-set.ts';
import { foldPhrase } from '../../text/folding/fold.ts';
import { isByline } from '../../text/keywords/byline.ts';
import { piecesOfTitle, titleWithoutSiteName } from '../../text/keywords/site-name.ts';
import { hasKnownWidth, pixelWidth } from '../../text/width/pixel-width.ts';
import { countWords } from '../../text/words/count-words.ts';
import { dominantScript } from '../../text/words/script.ts';
import { isSoftwareDefault } from './software-default.ts';

const fewestKeywords = 6;
const longestKeyword = 3;
/** A section of a shop: “Clothes, Shoes & Accessories”. */
const longestName = 6;
/** A text this many times as wide as a result on a desktop was not written for one. */
const passageFactor = 2.5;

export const metaDescriptionIsSpecific = defineRule({
	name: 'meta_description_is_specific',
	group: 'description',
	risk: 'low',
	difficulty: 'easy',
	impact: 3,
	class: 'engine',
	severity: 'warning',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/snippet',
		says: 'A description is a short, relevant summary of what the page is about; bad examples are a list of keywords and one that is too short.',
		checked: '2026-11-20',
	},
	reads: ['descriptions'],
	mayRead: ['titles', 'siteName'],
	supersededBy: [{ rule: 'meta_description_has_no_placeholder_text', hides: 'rule' }],
	title: 'The meta description says in a sentence or two what the page offers',
	why: 'A description that repeats the title, lists keywords or copies the text gives nobody a reason to visit, and search engines show other text instead.',
	fix: 'Write one or two sentences about what people find on this page.',
	messages: {
		sameAsTitle: 'The meta description repeats the title',
		path: 'The meta description is the title with the names of {count} sections',
		onlySiteName: 'The meta description is only the name of the site',
		list: 'The meta description is a list of {count} keywords',
		byline: 'The meta description is only a byline',
		software: 'The meta description “{text}” comes from the software, not from the page',
		unfilled: 'A part of the meta description “{text}” is missing',
		passage: 'The meta description has {count} characters, as many as a passage of the page',
	},
	// Results cut it, which harms only what comes late.
	noteMessages: ['passage'],
	evaluate({ descriptions, siteName, titles }, found, { ruleSet }) {
		const description = shownDescription(descriptions);
		if (!description) return 'not_applicable';
		const { content, node } = description;
		const title = shownTitle(titles ?? [])?.text ?? '';
		const text = plain(content);
		const keywords = keywordsOf(content);
		const shown = content.trim();
		const sections = sectionsAfter(title, shown);
		if (siteName && text === plain(siteName)) found.onlySiteName(node);
		else if (text === plain(title) || text === plain(titleWithoutSiteName(title, siteName)))
			found.sameAsTitle(node);
		else if (sections > 1) found.path({ count: sections }, node);
		else if (isByline(shown)) found.byline(node);
		else if (isSoftwareDefault(shown)) found.software({ text: shown }, node);
		else if (lacksPart(shown)) found.unfilled({ text: shown }, node);
		else if (keywords.length >= fewestKeywords) found.list({ count: keywords.length }, node);
		else if (isPassage(shown, ruleSet)) found.passage({ count: shown.length }, node);
	},
});

/** The number of names between bars after the own title of the page; zero if there is more than names. */
function sectionsAfter(title: string, description: string): number {
	const [first = '', ...names] = description.split(/[|｜»›>]/);
	const isOwn = names.length > 0 && plain(first) === plain(piecesOfTitle(title)[0] ?? '');
	return isOwn && names.every(isName) ? names.length : 0;
}

const isName = (text: string) => countWords(text) <= longestName;

/** Whether it goes on far behind what the widest result shows. */
function isPassage(text: string, ruleSet: RuleSet): boolean {
	const { fontSizePx } = ruleSet.description;
	const limit = passageFactor * descriptionLimit(ruleSet, dominantScript(text)).desktopPx;
	// No letter is wider than its height.
	return (
		text.length * fontSizePx > limit && hasKnownWidth(text) && pixelWidth(text, fontSizePx) > limit
	);
}

const plain = (text: string) =>
	foldPhrase(text, null).replace(/(?<![.!?。！？…])[.!?。！？…]+$/, '');

/**
 * Whether one side of a separator is empty. A list of points begins with a separator too, but
 * contains more of them.
 */
const lacksPart = (text: string) =>
	/^[-–—|｜:]\s?[^\s-]/.test(text) ? !/.\s[-–—|｜•]\s/.test(text) : /\s[-–—|｜:]$/.test(text);

/** The short phrases between commas; empty if any of them is a sentence. */
function keywordsOf(text: string): readonly string[] {
	const tags = text.match(hashtag) ?? [];
	const isTags = tags.length > 0 && countWords(text.replace(hashtag, '')) <= longestKeyword;
	const listed = isTags ? tags.join(',') : text.replace(label, '');
	if (ofSentences.test(listed)) return [];
	const phrases = listed
		.split(/[,;、，；،|•·]|\s\/\s/)
		.map((phrase) => phrase.trim())
		.filter(Boolean);
	return phrases.every((phrase) => countWords(phrase) <= longestKeyword) ? phrases : [];
}

const hashtag = /(?<!\S)[#＃][\p{L}\p{N}_]+/gu;

/** “Tags: bread, rye” */
const label =
	/^\s*(?:tags?|keywords?|schlagwörter|mots[- ]clés|etiquetas|palabras clave|タグ|キーワード|标签|关键词)\s*[:：]/i;

const ofSentences = /[.!?。！？:：]/;
