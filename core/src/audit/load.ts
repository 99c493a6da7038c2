import { loadHtmlParser } from '#html-parser';
import { loadLanguages } from '#languages';
import { loadLocale } from '#locales';
import { localeFor } from '../locales/locale.ts';
import { baseLanguage } from '../text/language-tag.ts';

export interface LoadOptions {
	/** The parser, for HTML texts and editor blocks. */
	readonly html?: boolean;
	/** BCP 47 tags of the languages to judge words in: stems, and segments where words have no spaces. */
	readonly languages?: readonly string[];
	/** The language of the report's texts. */
	readonly locale?: string;
}

/** Fetches what an audit needs in a browser. In Node everything is there already. */
export async function load({ html = false, languages = [], locale }: LoadOptions): Promise<void> {
	await Promise.all([
		html && loadHtmlParser(),
		loadLanguages(languages.flatMap((tag) => baseLanguage(tag) ?? [])),
		loadLocale(localeFor(locale)),
	]);
}
