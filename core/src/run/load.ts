import { loadHtmlParser } from '#html-parser';
import { loadKeywordExtraction } from '#keyword-extraction';
import { loadLanguages } from '#languages';
import { loadLocale } from '#locales';
import { loadPhrases } from '#phrases';
import type { PageFacts } from '../facts/page-facts.ts';
import { baseLanguage } from '../languages/language-tag.ts';
import { localeFor } from '../locales/locale.ts';
import { createAuditor } from './auditor.ts';
import { loadLanguagesOf } from './missing-languages.ts';

/** The parts to load; all of them are optional. */
export interface LoadOptions {
	/** The parser, for HTML texts and editor blocks. */
	readonly html?: boolean;
	/**
	 * BCP 47 tags of the languages in which to judge words: stems, phrases, and segmentation for
	 * scripts without spaces.
	 */
	readonly languages?: readonly string[];
	/** The page to judge, in whatever languages. */
	readonly page?: PageFacts;
	/** The code that suggests keywords from a text. */
	readonly keywords?: boolean;
	/** The language of the report's texts: a BCP 47 tag. */
	readonly locale?: string;
}

/**
 * Loads what an audit needs in a browser, as chunks of your bundle. In Node everything is already
 * available. Repeated calls cost nothing.
 *
 * @throws The error of the dynamic import if a chunk cannot be fetched.
 */
export async function load({
	html = false,
	keywords = false,
	languages = [],
	locale,
	page,
}: LoadOptions): Promise<void> {
	const codes = languages.flatMap((tag) => baseLanguage(tag) ?? []);
	await Promise.all([
		html && loadHtmlParser(),
		keywords && loadKeywordExtraction(),
		loadLanguages(codes),
		loadPhrases(codes),
		page && createAuditor({ geo: 'us' }).derive(page, ['language']).then(loadLanguagesOf),
		loadLocale(localeFor(locale)),
	]);
}
