import type { LanguageModel } from '../../languages/language-model.ts';
import { fold } from '../folding/fold.ts';
import { isMarked, withoutMarks, written } from '../folding/marks.ts';
import { createSpellings } from './spellings.ts';

/** Every spelling seen, folded once and numbered; stems are computed on first use. */
export interface Forms {
	readonly language: string | null;
	readonly model: LanguageModel | undefined;
	/** Folded forms by id. */
	readonly folded: readonly string[];
	/** The form of the text between two offsets. */
	idOf(text: string, start: number, end: number): number;
	stemOf(id: number): string;
	/** The id of a folded form, if any text has it. */
	find(form: string): number | undefined;
	/** The forms with the same first two letters as a word: most others cannot be forms of it. */
	likelyFormsOf(word: string): readonly number[];
	/** The folded form as people type it who leave out all marks. */
	bareOf(id: number): string;
	/** How the texts write a form, in lower case; only known if the model compares marks. */
	writingsOf(id: number): readonly string[];
	/** Whether a text of a few words has no marks, so that its writer leaves them out. */
	lacksMarks(): boolean;
}

export function createForms(language: string | null, model: LanguageModel | undefined): Forms {
	const spellings = createSpellings();
	const idBySpelling: number[] = [];
	const idByForm = new Map<string, number>();
	const folded: string[] = [];
	const stems: string[] = [];
	const bares: string[] = [];
	const idsByStart = new Map<string, number[]>();
	const writings: string[][] = [];
	let grouped = 0;
	let hasMarks = false;

	function addForm(form: string): number {
		idByForm.set(form, folded.length);
		return folded.push(form) - 1;
	}

	function groupNewForms(): void {
		for (; grouped < folded.length; grouped++) {
			const start = startOf(folded[grouped]!);
			const ids = idsByStart.get(start);
			if (ids) ids.push(grouped);
			else idsByStart.set(start, [grouped]);
		}
	}

	const startOf = (form: string) => form.slice(0, model?.changesSecondLetter ? 1 : 2);
	const comparesMarks = model?.areOtherMarks !== undefined || model?.mayLackMarks !== undefined;

	function noteMarks(id: number, spelling: string): void {
		hasMarks ||= isMarked(spelling);
		if (!model?.areOtherMarks) return;
		const known = writings[id];
		if (known) known.push(written(spelling));
		else writings[id] = [written(spelling)];
	}

	return {
		language,
		model,
		folded,
		idOf: (text, start, end) => {
			const number = spellings.find(text, start, end);
			if (number >= 0) return idBySpelling[number]!;
			const form = fold(text.slice(start, end), language);
			const id = idByForm.get(form) ?? addForm(form);
			idBySpelling.push(id);
			if (comparesMarks) noteMarks(id, text.slice(start, end));
			return id;
		},
		stemOf: (id) => {
			stems[id] ??= model?.stem?.(folded[id]!) ?? folded[id]!;
			return stems[id];
		},
		find: (form) => idByForm.get(form),
		likelyFormsOf: (word) => {
			groupNewForms();
			return idsByStart.get(startOf(word)) ?? none;
		},
		bareOf: (id) => {
			bares[id] ??= withoutMarks(folded[id]!);
			return bares[id];
		},
		writingsOf: (id) => writings[id] ?? noWritings,
		lacksMarks: () => !hasMarks && folded.length >= (model?.marksMostWords ? fewForms : manyForms),
	};
}

const none: readonly number[] = [];
const noWritings: readonly string[] = [];
/** Fewer words may have no marks by chance; Vietnamese has them in most words. */
const fewForms = 3;
const manyForms = 30;
