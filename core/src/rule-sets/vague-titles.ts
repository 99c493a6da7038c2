import { foldPhrase } from '../text/fold.ts';
import { phraseSets } from './phrase-sets.ts';

const sets = phraseSets('vagueTitles', textOfTitle);

/** A title that is nothing but a vague phrase or a file name; `undefined` without a list. */
export function isVagueTitle(title: string, language: string): boolean | undefined {
	const set = sets(language);
	if (!set) return undefined;
	return set.has(textOfTitle(title, language)) || isFileName(title) || isHostName(title);
}

/** What stands before the name of the site in a title; “Blog | Example Bakery” is a name of its own. */
export function isVagueBesideSiteName(name: string, language: string): boolean {
	return !blogs.has(textOfTitle(name, language)) && isVagueTitle(name, language) === true;
}

const blogs: ReadonlySet<string> = new Set([
	'blog',
	'ブログ',
	'блог',
	'블로그',
	'博客',
	'blogg',
	'مدونه',
	'ब्लॉग',
	'บล็อก',
]);

function textOfTitle(title: string, language: string): string {
	const folded = foldPhrase(title, language);
	if (plainWords.test(folded)) return folded;
	return folded.replaceAll('’', "'").replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '');
}

/** Most names, which need no more. */
const plainWords = /^[a-z\d]+(?: [a-z\d]+)*$/;

function isFileName(title: string): boolean {
	return /^[\w()-]+\.(?:html?|php|aspx?|jsp|pdf|docx?|pptx?|xlsx?|txt|jpe?g|png|indd|md)$/i.test(
		title.trim(),
	);
}

function isHostName(title: string): boolean {
	return /^(?:https?:\/\/\S+|www\.[\w.-]+\.[a-z]{2,}\/?|localhost(?::\d+)?)$/i.test(title.trim());
}
