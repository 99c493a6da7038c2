import { phraseLists } from '#phrases';
import { phrasePattern } from '../rule-sets/phrase-pattern.ts';
import { phrasesOf } from '../rule-sets/phrase-sets.ts';
import { type FailedForm, forms, variables, words } from './failed-forms.ts';

export interface Placeholder {
	readonly text: string;
	readonly start: number;
	readonly end: number;
	/** A variable of a template, filler and other words to replace, or a text that a program printed. */
	readonly kind: 'variable' | 'phrase' | 'printed';
	/** How a page speaks of it that is about it. */
	readonly name: string;
}

/** Latin filler counts in every language. */
const phrasesOfAllLanguages = ['lorem ipsum', 'dolor sit amet', 'consectetur adipiscing'];

const templates = new RegExp(variables.join('|'), 'gi');
const templateAlone = new RegExp(`^(?:${variables.join('|')})$`, 'i');

/** Clears nearly all texts. */
const opensTemplate = /[{[%<#$*@]|LLL:/;

/** The rare characters first, because they are found fastest; then what makes them suspicious. */
const hasSign = /[{[<%#⧼`@_:('?&]/;
const opensForm =
	/[{[<%#⧼`@_]|(?<=ning|tice|ated|rror|ards|sing|ING|Code|RROR|uest):(?=\s)|:(?:attr|reso)|(?<=MISSING):|(?<=of |code )'|\((?:0x|["“«']|outp|file|line)|\?\?|&lt;/;

/** A program prints at the beginning of a paragraph, or one of its own. */
const longestBeginning = 300;

const wholeWord = new RegExp(`^\\W*(?:${words})\\W*$`, 'i');

/** Longer texts are not a single value. */
const longestWhole = 120;

/** In a longer line the value is part of a sentence. */
const longestLabel = 8;

/** The text that printers have used for centuries, and not only its name. */
export const isFiller = (text: string): boolean =>
	/lorem\s+ipsum\s+dolor|dolor\s+sit\s+amet|consectetue?r\s+adipiscing/i.test(text);

/** The variables, phrases and Latin filler of a text, also where it is about them. */
export function findPlaceholders(text: string, language: string | null): readonly Placeholder[] {
	const phrases = matches(text, patternIn(language), 'phrase');
	if (!opensTemplate.test(text)) return phrases;
	return [...phrases, ...matches(text, templates, 'variable')].sort(
		(one, other) => one.start - other.start,
	);
}

/**
 * Values that failed in a text of these parts, as those of a title. Variables and what only programs
 * print count anywhere, phrases and words only as a whole part: “How to style placeholder text” is
 * about them.
 */
export function findUnfilledParts(
	parts: readonly string[],
	language: string | null,
	text = parts.join(' | '),
): readonly Placeholder[] {
	const across = printedInField(text);
	if (across) return [across];
	return parts.flatMap((part) => {
		const found = findPlaceholders(part, language);
		if (isOnly(part, found)) return found;
		const own = part.trim();
		const printed = printedIn(own, 'field');
		if (printed) return [printed];
		return parts.length === 1 && wholeWord.test(own) ? [whole(own)] : [];
	});
}

/** Values that failed in the sentences of a description. */
export const findUnfilledSentences = (text: string, language: string | null) =>
	text === 'Array' ? [whole(text)] : findUnfilledParts(sentencesOf(text), language, text);

/** A variable or a printed text in any part of a field; separators may be inside. */
function printedInField(text: string): Placeholder | null {
	if (opensTemplate.test(text)) {
		const variable = matches(text, templates, 'variable').find((each) => !isQuoted(each, text));
		if (variable) return variable;
	}
	return printedIn(text, 'field');
}

/** Whether a text is nothing but a variable of a template. */
export const isTemplateAlone = (text: string): boolean =>
	opensTemplate.test(text) && templateAlone.test(text);

/**
 * Placeholders in a paragraph or a heading, but not in a quotation in it.
 *
 * @param wanted Which variables count: paragraphs of sample letters contain single brackets (“Dear
 * [name]”), and texts with code any.
 */
export function findTextPlaceholders(
	text: string,
	language: string | null,
	wanted: 'all variables' | 'lasting variables' | 'no variables',
): readonly Placeholder[] {
	const found = findPlaceholders(text, language);
	if (found.length === 0) return none;
	const isWanted = (one: Placeholder) =>
		isVariable(one) && wanted !== 'no variables' && (wanted === 'all variables' || isLasting(one));
	const variables = found.filter((one) => isWanted(one) && !isQuoted(one, text));
	const phrases = sentencesOf(unquoted(text)).flatMap((sentence) => {
		const inside = findPlaceholders(sentence, language).filter((one) => !isVariable(one));
		return isOnly(sentence, inside) ? inside : [];
	});
	return [...variables, ...phrases];
}

/**
 * The text that a program printed instead of a value: as the whole text, in a line that is not a
 * sentence, or as a text that nobody writes, unless in a quotation.
 */
export function printedIn(text: string, place: 'field' | 'prose'): Placeholder | null {
	if (text.length <= longestWhole && patternOf('whole').test(text)) return whole(text);
	if (!mayHaveForm(place === 'prose' ? text.slice(0, longestBeginning) : text)) return null;
	const found =
		(isLine(text) ? formIn(text, 'line') : null) ??
		formIn(text, 'anywhere') ??
		(place === 'field' ? formIn(text, 'field') : null);
	return found && !isQuoted(found, text) ? found : null;
}

const mayHaveForm = (text: string) =>
	(hasSign.test(text) && opensForm.test(text)) || hasWord.test(text);

const hasWord = /NaN|000|HAHAHUGO/;

const isLine = (text: string) =>
	!/[.!?。！？]$/.test(text) && text.split(' ').length <= longestLabel;

/** “TODO: check the salt”, “FIXME(ada): …” */
export const noteToSelf = (text: string): string | null =>
	/^(TODO|FIXME)(?:\([^)]{1,40}\))?:\s/.exec(text)?.[1] ?? null;

export const sentencesOf = (text: string): readonly string[] =>
	text.split(/(?<![.!?…])[.!?…]+(?:\s+|$)|[。！？]+\s*/);

const isVariable = ({ kind }: Placeholder) => kind === 'variable';

/** Other brackets have a meaning in prose. */
const isLasting = ({ text }: Placeholder) =>
	/^(?:\{[{%$]|<%|\$\{|%%|###|\*\||LLL:|\[\[|@|\[\/?\w+_|\[[^:\]]*=)/.test(text);

const whole = (text: string): Placeholder => ({
	text,
	start: 0,
	end: text.length,
	kind: 'printed',
	name: text,
});

/** Whether a part has no other words, or goes on with more filler. */
function isOnly(part: string, found: readonly Placeholder[]): boolean {
	if (found.length === 0) return false;
	if (isFiller(part)) return true;
	const others = found
		.reduceRight((text, { end, start }) => text.slice(0, start) + text.slice(end), part)
		.replace(/[^\p{L}]+/gu, '');
	// Without spaces, phrases are repeated and cut, and have words such as “here” in front.
	return others === '' || /^[^\0-\u024f]{1,4}$/.test(others) || found[0]!.text.includes(others);
}

/** Without quotations, unless only a name is beside them: a testimonial may be filler. */
function unquoted(text: string): string {
	const own = text.replace(quotations, '');
	return own.length === text.length || !saysMore.test(own) ? text : own;
}

function isQuoted({ end, start }: Placeholder, text: string): boolean {
	for (const { 0: quotation, index } of text.matchAll(quotations)) {
		if (index < start && end < index + quotation.length)
			return saysMore.test(text.replace(quotation, ''));
	}
	return false;
}

const quotations =
	/“[^”]{0,999}”|"[^"]*"|«[^»]{0,999}»|„[^“”]{0,999}[“”]|「[^」]{0,999}」|『[^』]{0,999}』|‘[^’]{0,999}’/g;

const saysMore = /\p{L}\P{L}+\p{L}+\P{L}+\p{L}|[\u3041-\u9fff]/u;

/** By the list of the language. */
const patterns = new Map<string, RegExp>();

function patternIn(language: string | null): RegExp {
	const list = phraseLists(language ?? '')?.placeholders ?? '';
	const known = patterns.get(list);
	if (known) return known;
	const phrases = [...phrasesOfAllLanguages, ...phrasesOf(list)];
	const pattern = new RegExp(phrasePattern(phrases), 'gi');
	patterns.set(list, pattern);
	return pattern;
}

type Sure = FailedForm['sure'];

const formPatterns = new Map<Sure, RegExp>();

/** All forms of a kind in one pattern, made on first use. */
function patternOf(sure: Sure): RegExp {
	const known = formPatterns.get(sure);
	if (known) return known;
	const source = forms
		.flatMap((form) => (form.sure === sure ? [form.pattern.source] : []))
		.join('|');
	const pattern = new RegExp(sure === 'whole' ? `^(?:${source})$` : source);
	formPatterns.set(sure, pattern);
	return pattern;
}

function formIn(text: string, sure: Sure): Placeholder | null {
	const match = patternOf(sure).exec(text);
	if (!match) return null;
	const [found] = match;
	const form = forms.find((each) => each.sure === sure && each.pattern.test(text));
	return {
		text: found.trim(),
		start: match.index,
		end: match.index + found.length,
		kind: 'printed',
		name: form?.name ?? found.trim(),
	};
}

const none: readonly Placeholder[] = [];

function matches(
	text: string,
	pattern: RegExp,
	kind: 'variable' | 'phrase',
): readonly Placeholder[] {
	// matchAll copies the pattern each time; nearly all texts have no match.
	if (text.search(pattern) < 0) return none;
	return [...text.matchAll(pattern)].map((match) => ({
		text: match[0],
		start: match.index,
		end: match.index + match[0].length,
		kind,
		name: match[0],
	}));
}
