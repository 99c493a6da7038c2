import type { Forms } from '../forms/forms.ts';
import type { WeighedText } from './keyword-candidates.ts';
import type { KeywordToken } from './keyword-tokens.ts';

/** The numbers of the first and the last word of a phrase. */
export interface Edges {
	readonly first: number;
	readonly last: number;
}

/** Nothing but punctuation, an article and a final verb are around it. */
export function isWholePart(text: WeighedText, { first, last }: Edges, forms: Forms): boolean {
	const { tokens } = text;
	const opens = (at: number) => at === 0 || tokens[at]!.isApart;
	const closes = (at: number) => at === tokens.length || tokens[at]!.isApart;
	const isVerbNext = !closes(last + 1) && isVerb(text, tokens[last + 1]!);
	if (!closes(last + 1) && !(isVerbNext && closes(last + 2))) return false;
	if (opens(first)) return true;
	return opens(first - 1) && articles.has(forms.folded[tokens[first - 1]!.form]!);
}

/** Verbs and participles end German titles: “Boot Tulln 2022 abgesagt”. */
const isVerb = ({ text }: WeighedText, { end, role, start }: KeywordToken) =>
	role === 'opening' && /t$|^\p{L}{0,4}ge\p{L}+en$/u.test(text.slice(start, end));

const articles = new Set(
	'the a an der die das ein eine le la les l un une el los las una il lo gli o os as um uma de het een'.split(
		' ',
	),
);

export const writtenAs = ({ text, tokens }: WeighedText, { first, last }: Edges) =>
	text.slice(tokens[first]!.start, tokens[last]!.end);

/** “How to …” and “Das wird man …”: a title that is a clause needs all of its words. */
export function wholeTitle(text: WeighedText, at: Edges, forms: Forms): string {
	const { tokens } = text;
	let { first, last } = at;
	while (first > 0 && !tokens[first]!.isApart) first--;
	while (last + 1 < tokens.length && !tokens[last + 1]!.isApart) last++;
	const before = tokens.slice(first, at.first);
	const isArticle = before.length === 1 && articles.has(forms.folded[before[0]!.form]!);
	return writtenAs(text, { first: isArticle ? at.first : first, last });
}
