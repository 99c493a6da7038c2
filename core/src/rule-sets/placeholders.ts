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
 * The output of a script that used an object as text. Programmers write about it, so it counts only
 * alone.
 */
export const printedObject = '[object Object]';

/**
 * Placeholder text that was never replaced. Phrases count anywhere, a single word only as the whole
 * title. Template brackets and Latin filler count in every language, phrases only with a list.
 */
export function findPlaceholders(text: string, language: string | null): readonly Placeholder[] {
	const phrases = matches(text, patternIn(language));
	if (!opensTemplate.test(text)) return phrases;
	return [...phrases, ...matches(text, templates)].sort((one, other) => one.start - other.start);
}

export function findTitlePlaceholders(
	title: string,
	language: string | null,
): readonly Placeholder[] {
	const found = findPlaceholders(title, language);
	if (found.length > 0) return found;
	const text = title.trim();
	return wholeWord.test(title) || text === printedObject
		? [{ text, start: 0, end: title.length }]
		: found;
}

/**
 * Ignores single brackets in running text, because sample letters contain them (“Dear [name]”), and
 * all brackets in texts with code.
 */
export function findTextPlaceholders(
	text: string,
	language: string | null,
	hasCode: boolean,
): readonly Placeholder[] {
	if (text === printedObject) return [{ text, start: 0, end: text.length }];
	const found = findPlaceholders(text, language);
	if (found.length === 0) return found;
	return found.filter((placeholder) => {
		if (!/^[[{<%$#]/.test(placeholder.text)) return true;
		return !hasCode && /^(?:\{[{%]|<%|\$\{|%%)/.test(placeholder.text);
	});
}

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
