import type { LanguageModel } from '../../languages/language-model.ts';
import { fold } from '../folding/fold.ts';
import { withoutMarks } from '../folding/marks.ts';
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
}

export function createForms(language: string | null, model: LanguageModel | undefined): Forms {
	const spellings = createSpellings();
	const idBySpelling: number[] = [];
	const idByForm = new Map<string, number>();
	const folded: string[] = [];
	const stems: string[] = [];
	const bares: string[] = [];
	const idsByStart = new Map<string, number[]>();
	let grouped = 0;

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
	};
}

const none: readonly number[] = [];
