import { fold } from '../folding/fold.ts';
import { isMarked, written } from '../folding/marks.ts';
import type { Forms } from '../forms/forms.ts';
import type { Keyphrase } from './keyphrase.ts';

/** How the marks of a keyphrase and of a text compare. */
export interface Marks {
	/** One of them has none, in a language in which marks are compared otherwise. */
	readonly areLeftOut: boolean;
	/** Whether the marks show that a form of the text is a different word: “mur”, not “mûr”. */
	differ(word: string, id: number): boolean;
}

const same: Marks = { areLeftOut: false, differ: () => false };

export function marksOf(keyphrase: Keyphrase, forms: Forms): Marks {
	const { model } = forms;
	if (!model?.areOtherMarks && !model?.mayLackMarks) return same;
	const { text } = keyphrase;
	const isBare = !isMarked(text) || forms.lacksMarks();
	if (isBare) {
		const areLeftOut = !keyphrase.isQuoted && (model.mayLackMarks?.test(text) ?? false);
		return { ...same, areLeftOut };
	}
	return { ...same, differ: differenceTest(keyphrase, forms) };
}

function differenceTest(keyphrase: Keyphrase, { language, model, writingsOf }: Forms) {
	const areOther = model?.areOtherMarks;
	if (!areOther) return same.differ;
	const writings = new Map(
		keyphrase.words.map(({ text }) => [fold(text, language), written(text)] as const),
	);
	return (word: string, id: number): boolean => {
		const own = writings.get(word);
		const found = writingsOf(id);
		return own !== undefined && found.length > 0 && found.every((form) => areOther(own, form));
	};
}
