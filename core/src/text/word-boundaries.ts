import { characterClass } from './character-class.ts';
import { characterClasses, isUnsegmented } from './characters.ts';
import type { LanguageModel } from './language-model.ts';

/** Whether a word may end before a place in the text; `null`: only a model could tell. */
export type BoundaryAt = (at: number) => boolean | null;

/** Scripts and punctuation decide where they can; a run of one script is cut by the language's model. */
export function wordBoundaries(text: string, model: LanguageModel | undefined): BoundaryAt {
	const classes = characterClasses();
	const cuts = new Map<number, ReadonlySet<number>>();

	function unitAt(at: number): number {
		return classes[text.charCodeAt(at)]!;
	}

	function isCut(at: number): boolean | null {
		if (!model?.segment) return null;
		const start = startOfRun(at);
		const known = cuts.get(start) ?? cutsOf(start, model.segment);
		cuts.set(start, known);
		return known.has(at);
	}

	function startOfRun(at: number): number {
		let start = at;
		while (start > 0 && belongsToRun(unitAt(start - 1))) start--;
		return start;
	}

	function cutsOf(start: number, segment: (run: string) => readonly string[]): Set<number> {
		let end = start;
		while (end < text.length && belongsToRun(unitAt(end))) end++;
		const found = new Set<number>();
		let at = start;
		for (const word of segment(text.slice(start, end))) {
			at += word.length;
			found.add(at);
		}
		return found;
	}

	return (at) => {
		if (at <= 0 || at >= text.length) return true;
		const before = unitAt(at - 1);
		const after = unitAt(at);
		if (after === characterClass.mark || after === characterClass.trail) return false;
		return decidedByScript(before, after) ?? isCut(at);
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

function belongsToRun(unit: number): boolean {
	return isUnsegmented(unit) || unit === characterClass.mark || unit === characterClass.trail;
}

function isSpacedLetter(unit: number): boolean {
	return unit === characterClass.letter || unit === characterClass.digit;
}
