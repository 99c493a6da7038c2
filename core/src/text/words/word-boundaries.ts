import { characterClass } from './character-class.ts';
import { characterClasses, isUnsegmented } from './characters.ts';

/** Whether a word may end before a place in the text; `null`: only a model could tell. */
export type BoundaryAt = (at: number) => boolean | null;

/** Whether a piece of the text is one or more whole words; `null` if that cannot be known. */
export type HoldsWords = (start: number, end: number) => boolean | null;

/** The segmentation of words without spaces in a language. */
export interface WordModel {
	/** Words of a text without spaces; joined they give the text. */
	readonly segment?: (text: string) => readonly string[];
	/**
	 * Whether a word may end at a place inside a word of `segment`, before up to three more
	 * characters.
	 */
	readonly endsBefore?: (word: string, rest: string) => boolean;
	/** Whether a piece of a text without spaces is whole words; `null` if the model is not sure. */
	readonly holdsWords?: (
		text: string,
		start: number,
		end: number,
		byScript: BoundaryAt,
	) => boolean | null;
}

/** Scripts and punctuation decide if they can; within a run of one script the language model does. */
export function createWordJudge(text: string, model: WordModel | undefined): HoldsWords {
	const byScript = boundariesByScript(text);
	const isBoundary = model?.segment
		? boundariesBySegments(text, model.segment, byScript)
		: byScript;
	return (start, end) => {
		const begins = startsWord(start, text, isBoundary);
		const isWhole = both(begins, isBoundary(end));
		if (isWhole === null && model?.holdsWords) return model.holdsWords(text, start, end, byScript);
		if (isWhole !== false || !begins || !model?.endsBefore) return isWhole;
		return model.endsBefore(text.slice(start, end), text.slice(end, end + lookAhead));
	};
}

const lookAhead = 3;

function both(one: boolean | null, other: boolean | null): boolean | null {
	if (one === false || other === false) return false;
	return one === null || other === null ? null : true;
}

/** The honorifics of お茶 and ご飯 belong to the following word. */
function startsWord(start: number, text: string, isBoundary: BoundaryAt): boolean | null {
	const here = isBoundary(start);
	const before = text[start - 1];
	return here === false && (before === 'お' || before === 'ご') ? isBoundary(start - 1) : here;
}

function boundariesByScript(text: string): BoundaryAt {
	const classes = characterClasses();
	const unitAt = (at: number) => classes[text.charCodeAt(at)]!;
	return (at) => {
		if (at <= 0 || at >= text.length) return true;
		const after = unitAt(at);
		if (after === characterClass.mark || after === characterClass.trail) return false;
		return decidedByScript(unitAt(at - 1), after);
	};
}

function decidedByScript(before: number, after: number): boolean | null {
	const isRunBefore = belongsToRun(before);
	const isRunAfter = belongsToRun(after);
	if (isRunBefore !== isRunAfter) return true;
	if (!isRunBefore) return !(isSpacedLetter(before) && isSpacedLetter(after));
	const isKatakanaBefore = before === characterClass.katakana;
	return isKatakanaBefore !== (after === characterClass.katakana) ? true : null;
}

function boundariesBySegments(
	text: string,
	segment: (run: string) => readonly string[],
	byScript: BoundaryAt,
): BoundaryAt {
	const classes = characterClasses();
	const isInRun = (at: number) => belongsToRun(classes[text.charCodeAt(at)]!);
	const cuts = new Map<number, ReadonlySet<number>>();

	function startOfRun(at: number): number {
		let start = at;
		while (start > 0 && isInRun(start - 1)) start--;
		return start;
	}

	function cutsOf(start: number): Set<number> {
		let end = start;
		while (end < text.length && isInRun(end)) end++;
		const found = new Set<number>();
		let at = start;
		for (const word of segment(text.slice(start, end))) {
			at += word.length;
			found.add(at);
		}
		return found;
	}

	function isCut(at: number): boolean {
		const start = startOfRun(at);
		const known = cuts.get(start) ?? cutsOf(start);
		cuts.set(start, known);
		return known.has(at);
	}

	return (at) => byScript(at) ?? isCut(at);
}

function belongsToRun(unit: number): boolean {
	return isUnsegmented(unit) || unit === characterClass.mark || unit === characterClass.trail;
}

function isSpacedLetter(unit: number): boolean {
	return unit === characterClass.letter || unit === characterClass.digit;
}
