import { splitList } from '../../languages/function-words.ts';
import { fold } from '../folding/fold.ts';
import type { Forms } from '../forms/forms.ts';

const folded = new Map<string, ReadonlySet<string>>();

/** Whether a folded word joins nouns into one name, as “of” does. */
export function isConnectingWord(form: string, { language, model }: Forms): boolean {
	if (language === null || !model?.connectingWords) return false;
	const words = folded.get(language) ?? read(model.connectingWords, language);
	folded.set(language, words);
	return words.has(form);
}

const read = (list: string, language: string): ReadonlySet<string> =>
	new Set(splitList(list).map((word) => fold(word, language)));
