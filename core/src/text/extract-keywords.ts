import { languageModel } from '#languages';
import { createForms } from './forms.ts';
import { functionWordsOf } from './function-words.ts';
import { type Candidate, findCandidates, type WeighedText } from './keyword-candidates.ts';
import { keywordTokens } from './keyword-tokens.ts';
import { titleWithoutSiteName } from './site-name.ts';

export interface KeywordSources {
	readonly title?: string | undefined;
	readonly headings?: readonly string[] | undefined;
	/** Texts of links. */
	readonly anchors?: readonly string[] | undefined;
	readonly emphasis?: readonly string[] | undefined;
	readonly blocks: readonly string[];
}

/** What a page seems to be about, best first, in its most frequent spelling; `[]` where we cannot know. */
export function extractKeywords(
	sources: KeywordSources,
	language: string | null,
	limit = 10,
): string[] {
	if (language === null) return [];
	const model = languageModel(language);
	const functionWords = functionWordsOf(language);
	if (!model?.segment && !functionWords && !model?.isEnding) return [];
	const forms = createForms(language, model);
	const longest = model?.segment ? longestBody.segmented : longestBody.spaced;
	const texts = weighedTexts(sources, longest).map((text) => ({
		...text,
		tokens: keywordTokens(text.text, forms, functionWords),
	}));
	const candidates = findCandidates(texts, forms).filter(isPlausible);
	return choose(candidates, limit).map(spellingOf);
}

const mostRanked = 200;

/** Enough to know what a page is about; a book would not change the answer. Segmenting is slow. */
const longestBody = { spaced: 40_000, segmented: 10_000 };

function weighedTexts(sources: KeywordSources, longest: number): Omit<WeighedText, 'tokens'>[] {
	const title = sources.title ? [titleWithoutSiteName(sources.title)] : [];
	return [
		...title.map((text) => ({ text, weight: 6, kind: 'title' as const })),
		...marks(sources.headings, 3),
		...marks(sources.emphasis, 1),
		...marks(sources.anchors, 0.5),
		...startOf(sources.blocks, longest).map((text) => ({ text, weight: 1, kind: 'body' as const })),
	];
}

function marks(
	texts: readonly string[] | undefined,
	weight: number,
): Omit<WeighedText, 'tokens'>[] {
	return (texts ?? []).map((text) => ({ text, weight, kind: 'mark' as const }));
}

function startOf(blocks: readonly string[], longest: number): string[] {
	const start: string[] = [];
	let length = 0;
	for (const block of blocks) {
		if (length >= longest) break;
		start.push(block.slice(0, longest - length));
		length += block.length;
	}
	return start;
}

function isPlausible(candidate: Candidate): boolean {
	const { stems, count, weight } = candidate;
	if (!/\p{L}/u.test(stems[0]!) || !/\p{L}/u.test(stems.at(-1)!)) return false;
	if (stems.length === 1 && [...stems[0]!].length === 1) return false;
	if (candidate.isInTitle) return count >= 2;
	return count + weight / 2 >= (stems.length === 2 ? 2 : 3);
}

/** Phrases say more than words; what only repeats grows slowly. */
function scoreOf({ stems, count, weight, isInTitle }: Candidate): number {
	const phraseBonus = [0.55, 1, 1.15, 1.1][stems.length - 1]!;
	const frequency = Math.log2(1 + count) * 2;
	return (frequency + Math.min(weight, 12)) * phraseBonus * (isInTitle ? 1.3 : 1);
}

function choose(candidates: readonly Candidate[], limit: number): Candidate[] {
	const ranked = candidates
		.map((candidate) => ({ candidate, score: scoreOf(candidate) }))
		.sort((one, other) => other.score - one.score || compare(one.candidate, other.candidate))
		.slice(0, mostRanked)
		.map(({ candidate }) => candidate);
	const chosen: Candidate[] = [];
	for (const candidate of ranked) {
		if (chosen.length === limit) break;
		if (standsAlone(candidate, ranked) && !isSaid(candidate, chosen)) chosen.push(candidate);
	}
	return chosen;
}

/** Ties must not depend on anything but the words. */
function compare(one: Candidate, other: Candidate): number {
	return one.stems.join(' ') < other.stems.join(' ') ? -1 : 1;
}

/** A part of longer keywords is one of its own only if it often stands outside of them. */
function standsAlone(candidate: Candidate, all: readonly Candidate[]): boolean {
	const longer = all.filter((other) => other.count >= 2 && contains(other, candidate));
	const nearest = longer.filter((other) => !longer.some((shorter) => contains(other, shorter)));
	if (nearest.length === 0) return true;
	const alone = candidate.count - nearest.reduce((sum, other) => sum + other.count, 0);
	const isTheTitles = candidate.isInTitle && !longer.some((other) => other.isInTitle);
	return isTheTitles ? alone >= 1 : alone >= 3 && alone * 3 >= candidate.count;
}

/** What is chosen already says it: as a longer phrase, or as the part that mostly stands without the rest. */
function isSaid(candidate: Candidate, chosen: readonly Candidate[]): boolean {
	return chosen.some(
		(other) =>
			(sharesPhrase(other, candidate) && candidate.count - other.count < 3) ||
			(contains(candidate, other) && candidate.count * 3 < other.count),
	);
}

type Words = Pick<Candidate, 'stems'>;

function contains(longer: Words, shorter: Words): boolean {
	if (longer.stems.length <= shorter.stems.length) return false;
	return longer.stems.some((_, start) =>
		shorter.stems.every((stem, at) => longer.stems[start + at] === stem),
	);
}

/** Two words in a row, or the whole of a single one. */
function sharesPhrase(one: Candidate, other: Candidate): boolean {
	const length = Math.min(2, other.stems.length);
	return other.stems.some((_, at) => {
		const stems = other.stems.slice(at, at + length);
		return stems.length === length && contains(one, { stems });
	});
}

/** Of equally frequent spellings the one in lower case: capitals come from where a sentence starts. */
function spellingOf({ spellings }: Candidate): string {
	let best = '';
	for (const [spelling, count] of spellings) {
		const lead = count - (spellings.get(best) ?? 0);
		if (lead > 0 || (lead === 0 && spelling > best)) best = spelling;
	}
	return best.replace(/\s+/g, ' ');
}
