import type { Forms } from '../forms/forms.ts';
import type { WeighedText } from './keyword-candidates.ts';

/** German plurals change the vowel: Baum and Bäume are the same word. */
export function keyOf(form: number, { language, stemOf }: Forms): string {
	const stem = stemOf(form);
	return language === 'de' ? stem.replace(/([aou])e/g, '$1') : stem;
}

/**
 * How often each form appears in any of its spellings, up to 2. Most words appear once in a text:
 * leaving them out saves most of the work.
 */
export function repeatedForms(texts: readonly WeighedText[], forms: Forms): Uint8Array {
	const keys = keyNumbers(forms);
	const counts = new Uint8Array(forms.folded.length);
	for (const { tokens, kind } of texts) {
		const worth = kind === 'title' || kind === 'name' ? 2 : 1;
		for (const { form } of tokens) {
			const key = keys[form]!;
			counts[key] = Math.min(2, counts[key]! + worth);
		}
	}
	return Uint8Array.from(keys, (key) => counts[key]!);
}

function keyNumbers(forms: Forms): Int32Array {
	const numbers = new Map<string, number>();
	return Int32Array.from(forms.folded, (_, form) => {
		const key = keyOf(form, forms);
		if (!numbers.has(key)) numbers.set(key, numbers.size);
		return numbers.get(key)!;
	});
}

/** Words with a capital only at the start of a sentence or heading. */
export function formsInLowerCase(texts: readonly WeighedText[], forms: Forms): Uint8Array {
	const met = new Uint8Array(forms.folded.length);
	for (const { kind, text, tokens } of texts) {
		if (kind !== 'body' && kind !== 'lead') continue;
		for (const { form, start } of tokens) {
			const first = text[start]!;
			if (first === first.toLowerCase()) met[form] = 1;
		}
	}
	return met;
}
