import type { Forms } from '../forms/forms.ts';
import type { WeighedText } from './keyword-candidates.ts';
import type { KeywordToken } from './keyword-tokens.ts';
import { isWeakWord } from './weak-words.ts';

/** Removes particles that are attached to words: 체어는 and 체어가 both become 체어. */
export function withoutParticles(
	texts: readonly WeighedText[],
	forms: Forms,
): readonly WeighedText[] {
	const isEnding = forms.model?.isEnding;
	if (!isEnding) return texts;
	const support = supportOfBases(texts, forms.folded, isEnding);
	const nounOf = (token: KeywordToken, text: string): KeywordToken => {
		const form = forms.folded[token.form]!;
		// Folding joins letters that Unicode decomposes; the noun then ends elsewhere in the text than
		// in the form.
		if (token.role !== 'content' || form.length !== token.end - token.start) return token;
		const base = bestBase(form, support, isEnding);
		if (base === null || isWeakWord(base, forms)) return { ...token, role: 'none' };
		const end = token.start + base.length;
		return { ...token, end, form: forms.idOf(text, token.start, end) };
	};
	return texts.map((text) => ({
		...text,
		tokens: text.tokens.map((token) => nounOf(token, text.text)),
	}));
}

/** The number of different spellings of each base. */
function supportOfBases(
	texts: readonly WeighedText[],
	folded: readonly string[],
	isEnding: (rest: string) => boolean,
): ReadonlyMap<string, number> {
	const met = new Set(texts.flatMap(({ tokens }) => tokens.map(({ form }) => folded[form]!)));
	const support = new Map<string, number>();
	for (const form of met) {
		for (const base of basesOf(form, isEnding)) support.set(base, (support.get(base) ?? 0) + 1);
	}
	return support;
}

const longestParticle = 5;

function basesOf(form: string, isEnding: (rest: string) => boolean): string[] {
	const bases = [form];
	for (let at = Math.max(2, form.length - longestParticle); at < form.length; at++) {
		if (isEnding(form.slice(at))) bases.push(form.slice(0, at));
	}
	return bases;
}

/** A word with several particles is a noun; one with a single particle may be a verb (접히는). */
function bestBase(
	form: string,
	support: ReadonlyMap<string, number>,
	isEnding: (rest: string) => boolean,
): string | null {
	let best = form;
	for (const base of basesOf(form, isEnding)) {
		const lead = support.get(base)! - support.get(best)!;
		if (lead > 0 || (lead === 0 && base.length < best.length && support.get(base)! > 1))
			best = base;
	}
	if (best !== form) return verbal.test(best) ? null : best;
	if (verbal.test(form)) return null;
	return form.replace(sureParticle, '');
}

/** Endings of verbs and adjectives: 끓이는, 고르기, 넣으면, 좋다. */
const verbal =
	/^.[는은]$|(?:다|하고|하면|해서|으면|아서|어서|려면|하며|으며|지만|거나|도록|는데|하는|되는|이는|히는|리는|기는|운|하기|되기|보기|르기|끓이|하게|이게|적인|해야|어야|아야|세요|어도|아도)$/;

/** Endings that no noun of two or more syllables has. */
const sureParticle =
	/(?<=..)(?:(?:에서|에게|으로|까지|부터|한테|처럼|보다)(?:는|도|만)?|에는|을|를)$/;
