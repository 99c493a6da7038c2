import { phraseLists } from '#phrases';
import { phrasePattern } from './phrase-pattern.ts';
import { phrasesOf } from './phrase-sets.ts';

export interface Placeholder {
	readonly text: string;
	readonly start: number;
	readonly end: number;
}

/** Latin filler is known everywhere. */
const phrasesOfAllLanguages = ['lorem ipsum', 'dolor sit amet', 'consectetur adipiscing'];

/** Words of their own meaning elsewhere (Spanish “todo”, German “null”): only alone or in brackets. */
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

/** What a script prints that took an object for a text. Programmers write about it, so only alone. */
const printedObject = '[object Object]';

/**
 * Text that somebody forgot to fill in. Phrases count anywhere, a single word only when it is the whole title.
 * Template brackets and Latin filler are known in every language, phrases where we have a list.
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
 * In running text single brackets are left alone, since sample letters have them (“Dear [name]”), and in
 * texts that hold code all brackets are.
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
	// matchAll copies the pattern each time; nearly every text has nothing to match.
	if (text.search(pattern) < 0) return none;
	return [...text.matchAll(pattern)].map((match) => ({
		text: match[0],
		start: match.index,
		end: match.index + match[0].length,
	}));
}
