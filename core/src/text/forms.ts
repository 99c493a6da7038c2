import { fold } from './fold.ts';
import type { LanguageModel } from './language-model.ts';

/** Every spelling met, folded once and numbered; stems are made when first asked for. */
export interface Forms {
	readonly language: string | null;
	readonly model: LanguageModel | undefined;
	/** Folded forms by id. */
	readonly folded: readonly string[];
	idOf(spelling: string): number;
	stemOf(id: number): string;
}

export function createForms(language: string | null, model: LanguageModel | undefined): Forms {
	const idBySpelling = new Map<string, number>();
	const idByForm = new Map<string, number>();
	const folded: string[] = [];
	const stems: string[] = [];

	function addSpelling(spelling: string): number {
		const form = fold(spelling, language);
		const id = idByForm.get(form) ?? addForm(form);
		idBySpelling.set(spelling, id);
		return id;
	}

	function addForm(form: string): number {
		idByForm.set(form, folded.length);
		return folded.push(form) - 1;
	}

	return {
		language,
		model,
		folded,
		idOf: (spelling) => idBySpelling.get(spelling) ?? addSpelling(spelling),
		stemOf: (id) => {
			stems[id] ??= model?.stem?.(folded[id]!) ?? folded[id]!;
			return stems[id];
		},
	};
}
