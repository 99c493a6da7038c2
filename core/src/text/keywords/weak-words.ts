import { splitList } from '../../languages/function-words.ts';
import type { LanguageModel } from '../../languages/language-model.ts';
import { fold } from '../folding/fold.ts';
import type { Forms } from '../forms/forms.ts';

/** English button labels of templates, found on pages of any language. */
const anywhere =
	'sign login logout share follow subscribe newsletter download click menu feed home';

interface WeakWords {
	readonly forms: ReadonlySet<string>;
	readonly stems: ReadonlySet<string>;
}

const known = new Map<string, WeakWords>();

/** Whether a folded word has a meaning but names no topic: numbers, times, everyday verbs. */
export function isWeakWord(form: string, { language, model }: Forms): boolean {
	return language !== null && weakWordsOf(language, model).forms.has(form);
}

/** “Going” is as weak as “go”. */
export function isFormOfWeakWord(form: number, forms: Forms): boolean {
	const { folded, language, model, stemOf } = forms;
	if (isWeakWord(folded[form]!, forms)) return true;
	return language !== null && weakWordsOf(language, model).stems.has(stemOf(form));
}

function weakWordsOf(language: string, model: LanguageModel | undefined): WeakWords {
	const key = model ? language : `${language} without its model`;
	const words = known.get(key) ?? read(language, model);
	known.set(key, words);
	return words;
}

function read(language: string, model: LanguageModel | undefined): WeakWords {
	const list = model?.weakWords ?? '';
	const forms = splitList(`${list} ${anywhere}`).map((word) => fold(word, language));
	return { forms: new Set(forms), stems: new Set(model?.stem ? forms.map(model.stem) : []) };
}
