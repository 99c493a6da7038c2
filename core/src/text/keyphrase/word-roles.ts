import { withoutMarks } from '../folding/marks.ts';
import { buildsCompounds } from '../forms/compound-spellings.ts';
import type { Forms } from '../forms/forms.ts';

/** For each form of a text, as bits, the words of a keyphrase that it matches. */
export interface WordRoles {
	readonly whole: Uint32Array;
	/** The keyphrase's word is a part of a longer one: “Hundefutter” in “Hundefutterallergie”. */
	readonly part: Uint32Array;
	readonly isEmpty: boolean;
}

export function rolesOf(
	words: readonly string[],
	forms: Forms,
	isQuoted: boolean,
	areMarksLeftOut: boolean,
): WordRoles {
	const whole = new Uint32Array(forms.folded.length);
	const part = new Uint32Array(forms.folded.length);
	let isEmpty = true;
	for (const [number, word] of words.entries()) {
		const isForm = areMarksLeftOut
			? formTestWithoutMarks(word, forms)
			: formTest(word, forms, isQuoted);
		for (const id of areMarksLeftOut ? forms.folded.keys() : candidates(word, forms)) {
			if (isForm(id)) whole[id]! |= 1 << number;
			else if (!isQuoted && isPart(forms.folded[id]!, word, forms.language))
				part[id]! |= 1 << number;
			else continue;
			isEmpty = false;
		}
		for (const id of isQuoted ? [] : otherForms(word, forms)) {
			whole[id]! |= 1 << number;
			isEmpty = false;
		}
	}
	return { whole, part, isEmpty };
}

function otherForms(word: string, { find, model }: Forms): readonly number[] {
	const others = model?.otherForms?.(word) ?? [];
	return others.map(find).filter((id) => id !== undefined);
}

function candidates(word: string, forms: Forms): Iterable<number> {
	return mayBeginOtherwise(word, forms) ? forms.folded.keys() : forms.likelyFormsOf(word);
}

/**
 * Whether forms of the word may begin differently: prefixes change the beginning, a compound can
 * begin with anything, and a word of one character has forms with a second one (빵, 빵을).
 */
function mayBeginOtherwise(word: string, { language, model }: Forms): boolean {
	if (model?.hasPrefixes || (word.length === 1 && model?.isEnding)) return true;
	return word.length >= shortestHead && buildsCompounds(language);
}

/** Finds the forms of a word. Its stem is only needed where a form looks similar. */
function formTest(word: string, forms: Forms, isQuoted: boolean): (id: number) => boolean {
	const { folded, model } = forms;
	let stem: string | undefined;
	return (id) => {
		const form = folded[id]!;
		if (form === word) return true;
		if (isQuoted) return false;
		if (model?.stem && mayShareStem(form, word, forms)) {
			stem ??= stemOf(word, forms);
			return forms.stemOf(id) === stem && (model.areForms?.(word, form) ?? true);
		}
		const isEnding = model?.isEnding;
		return isEnding !== undefined && form.startsWith(word) && isEnding(form.slice(word.length));
	};
}

/** Also finds forms that differ in their marks alone. */
function formTestWithoutMarks(word: string, forms: Forms): (id: number) => boolean {
	const isForm = formTest(word, forms, false);
	const bare = withoutMarks(word);
	const stem = withoutMarks(stemOf(word, forms) ?? word);
	const start = bare.slice(0, 2);
	return (id) => {
		const bareForm = forms.bareOf(id);
		if (!bareForm.startsWith(start)) return false;
		if (isForm(id)) return true;
		// The same letters without any marks are no reason: “sac” is not “saç” in a marked text.
		if (bareForm === forms.folded[id] && bare === word) return false;
		return bareForm === bare || withoutMarks(forms.stemOf(id)) === stem;
	};
}

/** A text that contains the word itself remembers its stem. */
function stemOf(word: string, { find, model, stemOf }: Forms): string | undefined {
	const id = find(word);
	return id === undefined ? model?.stem?.(word) : stemOf(id);
}

/** Stemming is the expensive part: most forms differ from the word in their first letters. */
function mayShareStem(form: string, word: string, forms: Forms): boolean {
	if (forms.model?.hasPrefixes) return true;
	if (form.charCodeAt(0) !== word.charCodeAt(0)) return false;
	return forms.model?.changesSecondLetter || form.charCodeAt(1) === word.charCodeAt(1);
}

const shortestModifier = 6;
const shortestHead = 8;

/** Only for long words: “Auto” is not in “Automat”, and “Schuhe” are not “Handschuhe”. */
function isPart(form: string, word: string, language: string | null): boolean {
	if (word.length < shortestModifier || form.length < word.length + 3) return false;
	if (!buildsCompounds(language)) return false;
	return form.startsWith(word) || (word.length >= shortestHead && form.endsWith(word));
}
