import { languageModel } from '#languages';
import { functionWordsOf } from '../../languages/function-words.ts';
import type { LanguageModel } from '../../languages/language-model.ts';
import { fold, foldPhrase } from '../folding/fold.ts';
import { createForms, type Forms } from '../forms/forms.ts';
import { aboutThing } from './about-thing.ts';
import { withAddressPhrase } from './address-phrase.ts';
import { chooseKeywords, isSection, type KeywordChoice } from './choose-keywords.ts';
import { isCountry } from './country-names.ts';
import { withoutJoinedPieces } from './joined-pieces.ts';
import type { Candidate } from './keyword-candidate.ts';
import { findCandidates, isRunning, type WeighedText } from './keyword-candidates.ts';
import { keyOf } from './keyword-forms.ts';
import { withoutParticles } from './keyword-nouns.ts';
import { isSubject } from './keyword-signs.ts';
import { spellingOf } from './keyword-spelling.ts';
import { keywordTokens } from './keyword-tokens.ts';
import type { NamedThing } from './name-of-thing.ts';
import { ownTitle } from './own-title.ts';
import { withRepeatedPieces } from './repeated-pieces.ts';
import { shareWords } from './shared-words.ts';
import { splitSiteName } from './site-name.ts';
import { isWeakWord } from './weak-words.ts';
import { withoutRepetition } from './without-repetition.ts';

/** The texts of a page by their place; leave out what is unknown. */
export interface KeywordSources {
	/** Text of the title tag. */
	readonly title?: string | undefined;
	/** The page's name for its site, which is not a keyword of its pages. */
	readonly siteName?: string | undefined;
	/** Other names of the page: its main heading, its title for social networks. */
	readonly names?: readonly string[] | undefined;
	/** The author; not a keyword unless the title names them. */
	readonly authors?: readonly string[] | undefined;
	/** The words of its URL. */
	readonly address?: string | undefined;
	/** Text of the meta description. */
	readonly description?: string | undefined;
	/** Headings of sections. */
	readonly headings?: readonly string[] | undefined;
	/** Texts of links. */
	readonly anchors?: readonly string[] | undefined;
	/** Texts in bold or italics. */
	readonly emphasis?: readonly string[] | undefined;
	/** The topics under which its author filed it. */
	readonly tags?: readonly string[] | undefined;
	/** It tells a story, in which many people and places appear that it is not about. */
	readonly isStory?: boolean | undefined;
	/** It is about this dish or product. */
	readonly thing?: NamedThing | undefined;
	/** Running text; headings are not repeated here. */
	readonly blocks: readonly string[];
}

/**
 * The likely topics of a page, best first, in their most frequent spelling; `[]` if we cannot know.
 * In a browser, call `load({ keywords: true, languages })` first.
 *
 * @param language A BCP 47 primary language, such as that of `detectLanguage`; null is unknown.
 * @param limit The most phrases.
 */
export function extractKeywords(
	sources: KeywordSources,
	language: string | null,
	limit = 10,
): string[] {
	const choice = language === null ? null : keywordChoice(sources, language);
	const found = choice === null ? [] : chooseKeywords(choice, limit).map(spellingOf);
	const about = sources.thing && aboutThing(sources.thing, sources, found, language);
	return about ? about.slice(0, limit) : found;
}

/** The phrases of a page to choose from; null if we cannot know its topics. */
export function keywordChoice(sources: KeywordSources, language: string): KeywordChoice | null {
	const model = languageModel(language);
	if (!canNameTopics(language, model)) return null;
	const forms = createForms(language, model);
	const texts = weighedTexts(sources, longestRead(model), language).map((text) => ({
		...text,
		tokens: keywordTokens(text.text, forms),
	}));
	const whole = withRepeatedPieces(withoutJoinedPieces(texts, forms), forms);
	const words = withoutParticles(whole, forms);
	const found = findCandidates(withoutRepetition(words), forms);
	const candidates = withAddressPhrase(found, sources.address ?? '', words, forms);
	const siteNames = siteNamesOf(sources).map((name) =>
		withoutArticle(fold(name, language), language),
	);
	const authors = (sources.authors ?? []).map((name) => foldPhrase(name, language));
	const address = stemsOfAddress(sources.address ?? '', forms);
	const page = {
		count: lengthOf(words),
		mostUses: candidates.reduce((most, { count }) => Math.max(most, count), 0),
		address,
		addressStems: new Set(address),
		names: stemsOfNames(words, forms),
		tags: new Set((sources.tags ?? []).map((tag) => foldPhrase(tag, null))),
		clauseEnding: model?.clauseEnding ?? model?.verbEnding ?? null,
		hasNounCapitals: language === 'de',
	};
	const isTopic = (candidate: Candidate) => {
		const spelling = spellingOf(candidate);
		const folded = fold(spelling, language);
		if (isPartOfSiteName(candidate, folded, siteNames) || isWeakWord(folded, forms)) return false;
		if (isCountry(folded, language) && !candidate.isWholeName) return false;
		if (authors.includes(folded) && !isSubject(candidate)) return false;
		if (sources.isStory && !isOfStory(candidate, spelling, sources, language)) return false;
		return !isVerb(candidate, spelling, model);
	};
	return { candidates, page, isTopic, isStory: sources.isStory === true };
}

/** A section of a story is about it, or its title, description or URL speak of it; no common word alone. */
function isOfStory(
	candidate: Candidate,
	spelling: string,
	{ address = '', description = '', names = [], title = '' }: KeywordSources,
	language: string,
): boolean {
	if (isSection(candidate)) return true;
	if (candidate.stems.length === 1 && language !== 'de' && /^\p{Ll}/u.test(spelling)) return false;
	const announcements = [title, ...names, description, address];
	return announcements.some((text) => shareWords(spelling, text, language) === true);
}

/** “The Village Voice”, which its pages call “Village Voice”. */
function withoutArticle(name: string, language: string): string {
	const [first = '', ...others] = name.split(' ');
	return others.length > 1 && functionWordsOf(language)?.has(first) ? others.join(' ') : name;
}

/** A single word of the site’s name stands for the site: “Herald” in “The Daily Herald”. */
const isPartOfSiteName = ({ isInName, stems }: Candidate, folded: string, siteNames: string[]) =>
	siteNames.some((name) =>
		stems.length === 1 && !isInName ? ` ${name} `.includes(` ${folded} `) : name === folded,
	);

const lengthOf = (texts: readonly WeighedText[]) =>
	texts.filter(isRunning).reduce((sum, { tokens }) => sum + tokens.length, 0);

const stemsOfNames = (texts: readonly WeighedText[], forms: Forms): ReadonlySet<string> =>
	new Set(
		texts
			.filter(({ kind }) => kind === 'title' || kind === 'name')
			.flatMap(({ tokens }) => tokens)
			.filter(({ role }) => role === 'content')
			.map(({ form }) => keyOf(form, forms)),
	);

const stemsOfAddress = (address: string, forms: Forms): string[] =>
	keywordTokens(address, forms)
		.filter(({ form }) => !functionWordsOf(forms.language ?? '')?.has(forms.folded[form]!))
		.map(({ form }) => keyOf(form, forms));

/** Verbs name actions on a page, not its topic, unless they are a heading of their own. */
const isVerb = (
	{ isWholeMark, stems }: Candidate,
	spelling: string,
	model: LanguageModel | undefined,
) => stems.length === 1 && !isWholeMark && model?.verbEnding?.test(spelling.toLowerCase()) === true;

function canNameTopics(language: string, model: LanguageModel | undefined): boolean {
	if (model?.segment || model?.cut || model?.isEnding) return true;
	return functionWordsOf(language) !== undefined;
}

/** Enough text to find the topics of a page; more would not change the answer. Segmenting is slow. */
const longestRead = (model: LanguageModel | undefined) =>
	model?.segment || model?.cut ? 10_000 : 40_000;

function siteNamesOf({ siteName, title = '' }: KeywordSources): string[] {
	return [siteName, splitSiteName(title, siteName).siteName].flatMap((name) => name || []);
}

/** The first paragraphs name the subject. */
const blocksOfALead = 3;

function weighedTexts(
	sources: KeywordSources,
	longest: number,
	language: string,
): Omit<WeighedText, 'tokens'>[] {
	const { title } = sources;
	const titles = title ? [ownTitle(title, sources)] : [];
	return [
		...titles.map((text) => ({ text, weight: 6, kind: 'title' as const })),
		...marks(startOf(namesOf(sources, titles[0] ?? '', language), longest), 3, 'name'),
		...marks([sources.description ?? ''], 0, 'summary'),
		...marks(startOf(sources.headings, longest), 3, 'heading'),
		...marks(startOf(sources.emphasis, longest), 1, 'mark'),
		...marks(startOf(sources.anchors, longest), 0.5, 'mark'),
		...startOf(sources.blocks, longest).map((text, at) => ({
			text,
			weight: 1,
			kind: at < blocksOfALead ? ('lead' as const) : ('body' as const),
		})),
	];
}

/** Templates use main headings for menus, too, which share no word with the title. */
function namesOf({ names = [], siteName }: KeywordSources, title: string, language: string) {
	const own = names.map((name) => ownTitle(name, { names, siteName }));
	const isOwn = (name: string) => shareWords(name, title, language) !== false;
	const related = own.filter(isOwn);
	return [...new Set(related.length > 0 ? related : own.slice(0, 1))];
}

function marks(
	texts: readonly string[],
	weight: number,
	kind: Exclude<WeighedText['kind'], 'title' | 'lead' | 'body'>,
): Omit<WeighedText, 'tokens'>[] {
	return texts.map((text) => ({ text, weight, kind }));
}

function startOf(blocks: readonly string[] | undefined, longest: number): string[] {
	const start: string[] = [];
	let length = 0;
	for (const block of blocks ?? []) {
		if (length >= longest) break;
		start.push(block.slice(0, longest - length));
		length += block.length;
	}
	return start;
}
