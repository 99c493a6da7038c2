import { phraseLists } from '#phrases';
import { phrasePattern } from './phrase-pattern.ts';
import { phrasesOf } from './phrase-sets.ts';

export interface Placeholder {
	readonly text: string;
	readonly start: number;
	readonly end: number;
}

/** Latin filler counts in every language. */
const phrasesOfAllLanguages = ['lorem ipsum', 'dolor sit amet', 'consectetur adipiscing'];

/**
 * These are ordinary words in some languages (Spanish “todo”, German “null”), so they count only
 * alone or in brackets.
 */
const words =
	'todo|tbd|tba|fixme|null|undefined|nan|none|xxx+|asdf\\w*|qwerty|lorem|n/a|dummy|foo|foobar';

const names =
	'(?:your|insert|enter|add|my|the)?[ _-]?(?:post|page|site|blog|product|company|brand|business|category|author|focus)?[ _-]?' +
	'(?:title|name|sitename|keyword|keyphrase|keywords|category|description|desc|excerpt|date|city|location|text|sep|separator|tagline|sitedesc|here)';

const templates = new RegExp(
	[
		'\\{\\{[^{}\\n]{0,80}\\}\\}',
		'\\{%[^%\\n]{1,80}%\\}',
		'<%[^%\\n]{1,80}%>',
		'<\\?(?:php\\s|=)[^?\\n]{1,80}\\?>',
		'\\$\\{[^{}\\n]{1,80}\\}',
		'%%[a-z][a-z0-9_-]{1,40}%%',
		`%${names}%`,
		`#(?:post_title|site_title|separator_sa|tagline|post_excerpt)\\b`,
		`\\[(?:${names}|${words})\\]`,
		`\\{(?:${names}|${words})\\}`,
		// “<title>” is an element that people write about.
		`<(?:your|insert|enter|add)[ _-]${names}>`,
	].join('|'),
	'gi',
);

const opensTemplate = /[{[%<#$]/;

const wholeWord = new RegExp(`^\\W*(?:${words})\\W*$`, 'i');

/**
 * Programs print these words for missing values. The spelling counts: “Null” is a German word, and
 * “Nan” is a bread.
 */
const printedValue = /^(?:undefined|null|NaN|Invalid Date|\[object Object\])$/;

/** The text that printers have used for centuries, and not only its name. */
export const isFiller = (text: string): boolean =>
	/lorem\s+ipsum\s+dolor|dolor\s+sit\s+amet|consectetue?r\s+adipiscing/i.test(text);

/** The variables, phrases and Latin filler of a text, also where it is about them. */
export function findPlaceholders(text: string, language: string | null): readonly Placeholder[] {
	const phrases = matches(text, patternIn(language));
	if (!opensTemplate.test(text)) return phrases;
	return [...phrases, ...matches(text, templates)].sort((one, other) => one.start - other.start);
}

/**
 * Placeholders that nobody replaced in the parts of a title or the sentences of a description.
 * Variables count anywhere, phrases and values that programs print only as a whole part: “How to
 * style placeholder text” is about them.
 */
export function findUnfilledParts(parts: readonly string[], language: string | null) {
	return parts.flatMap((part) => {
		const found = findPlaceholders(part, language);
		if (found.some(isVariable) || isOnly(part, found)) return found;
		const text = part.trim();
		const isWord = printedValue.test(text) || (parts.length === 1 && wholeWord.test(text));
		return isWord ? [{ text, start: 0, end: part.length }] : [];
	});
}

/**
 * Placeholders in a paragraph. Ignores single brackets, because sample letters contain them (“Dear
 * [name]”), and all brackets in texts with code.
 */
export function findTextPlaceholders(
	text: string,
	language: string | null,
	hasCode: boolean,
): readonly Placeholder[] {
	const found = findPlaceholders(text, language);
	if (found.length === 0) return found;
	const variables = found.filter((placeholder) => isLasting(placeholder, hasCode));
	const phrases = sentencesOf(unquoted(text)).flatMap((sentence) => {
		const inside = findPlaceholders(sentence, language).filter((one) => !isVariable(one));
		return isOnly(sentence, inside) ? inside : [];
	});
	return [...variables, ...phrases];
}

/** A value that a program printed as the whole text, or an object in a line that is not a sentence. */
export function printedValueIn(text: string): string | null {
	if (printedValue.test(text)) return text;
	if (!text.includes(printedObject) || /[.!?。！？]$/.test(text)) return null;
	return text.split(' ').length <= longestLabel ? printedObject : null;
}

const printedObject = '[object Object]';
const longestLabel = 8;

/** “TODO: check the salt”, “FIXME(ada): …” */
export const noteToSelf = (text: string): string | null =>
	/^(TODO|FIXME)(?:\([^)]{1,40}\))?:\s/.exec(text)?.[1] ?? null;

export const sentencesOf = (text: string): readonly string[] =>
	text.split(/(?<![.!?…])[.!?…]+(?:\s+|$)|[。！？]+\s*/);

const isVariable = ({ text }: Placeholder) => /^[[{<%$#]/.test(text);

const isLasting = (placeholder: Placeholder, hasCode: boolean) =>
	isVariable(placeholder) && !hasCode && /^(?:\{[{%]|<%|\$\{|%%)/.test(placeholder.text);

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
	const own = text.replace(
		/“[^”]{0,999}”|"[^"]*"|«[^»]{0,999}»|„[^“”]{0,999}[“”]|「[^」]{0,999}」|『[^』]{0,999}』|‘[^’]{0,999}’/g,
		'',
	);
	return own.length === text.length || !saysMore.test(own) ? text : own;
}

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

const none: readonly Placeholder[] = [];

function matches(text: string, pattern: RegExp): readonly Placeholder[] {
	// matchAll copies the pattern each time; nearly all texts have no match.
	if (text.search(pattern) < 0) return none;
	return [...text.matchAll(pattern)].map((match) => ({
		text: match[0],
		start: match.index,
		end: match.index + match[0].length,
	}));
}
