import { phraseSets } from './phrase-sets.ts';
import { withoutDecoration } from './without-decoration.ts';

const sets = phraseSets('vagueTitles', withoutDecoration);

/** A title that consists only of a vague phrase or a file name; `undefined` without a list. */
export function isVagueTitle(title: string, language: string): boolean | undefined {
	const set = sets(language);
	if (!set) return undefined;
	return set.has(withoutDecoration(title, language)) || isFileName(title) || isHostName(title);
}

/**
 * Whether the part of a title beside the site name is vague. “Blog | Example Bakery” names
 * something by itself.
 */
export function isVagueBesideSiteName(name: string, language: string): boolean {
	return !blogs.has(withoutDecoration(name, language)) && isVagueTitle(name, language) === true;
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

function isFileName(title: string): boolean {
	return /^[\w()-]+\.(?:html?|php|aspx?|jsp|pdf|docx?|pptx?|xlsx?|txt|jpe?g|png|indd|md)$/i.test(
		title.trim(),
	);
}

function isHostName(title: string): boolean {
	return /^(?:https?:\/\/\S+|www\.[\w.-]+\.[a-z]{2,}\/?|localhost(?::\d+)?)$/i.test(title.trim());
}
