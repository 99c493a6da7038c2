import type { BoundaryAt } from '../../text/words/word-boundaries.ts';
import {
	type BoundaryScore,
	createBoundaryScore,
	cutAtBoundaries,
} from '../budoux/boundary-score.ts';
import { edgeScores } from '../budoux/edge-scores.ts';
import { zhHans } from '../budoux/zh-hans.generated.ts';
import { zhHant } from '../budoux/zh-hant.generated.ts';
import type { LanguageModel } from '../language-model.ts';
import { weakWords } from './weak-words.ts';

/** A score only this little below zero is still an edge if the piece itself holds together better. */
const NEARLY_AN_EDGE = -600;
/**
 * 上海 in 上海市: the next character may belong to the word, unless the model is sure that the cut is
 * wrong.
 */
const NO_END = -2500;
/** 国人 in 中国人: the model cuts the piece and joins its part to the neighboring characters. */
const NO_EDGE = -1500;
const CERTAIN_CUT = 1000;

export const model: LanguageModel = {
	weakWords,
	cut: (text) => cutAtBoundaries(text, scoreFor(text)),
	holdsWords,
};

function holdsWords(text: string, start: number, end: number, byScript: BoundaryAt) {
	const { before, after, within } = edgeScores(text, start, end, byScript, scoreFor(text));
	const weaker = Math.min(before, after);
	if (weaker > 0 || (weaker > NEARLY_AN_EDGE && weaker > within)) return true;
	if (before > 0 && within < 0 && after > NO_END) return true;
	return weaker < NO_EDGE && within > CERTAIN_CUT ? false : null;
}

let simplified: BoundaryScore | undefined;
let traditional: BoundaryScore | undefined;
let last: { readonly text: string; readonly score: BoundaryScore } | undefined;

/** The same block is looked up again and again. */
function scoreFor(text: string): BoundaryScore {
	if (last?.text !== text) last = { text, score: isTraditional(text) ? hant() : hans() };
	return last.score;
}

const hans = () => (simplified ??= createBoundaryScore(zhHans));
const hant = () => (traditional ??= createBoundaryScore(zhHant));

/** The first character that only one of the two models knows decides. */
function isTraditional(text: string): boolean {
	for (const character of text) {
		const isInHant = hasWeight(zhHant, character);
		if (isInHant !== hasWeight(zhHans, character)) return isInHant;
	}
	return false;
}

function hasWeight(model: typeof zhHans, character: string): boolean {
	return ['UW3', 'UW4'].some((group) => Object.hasOwn(model[group] ?? {}, character));
}
