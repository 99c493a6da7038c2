import { textsIn } from '../../audit/texts/texts.ts';
import type { Locale } from '../../locales/locale.ts';
import { sitemapIsValid } from '../../rules/indexability/sitemap/sitemap-is-valid.rule.ts';
import { parseSitemap } from '../../sitemaps/parse-sitemap.ts';
import { type SitemapEntry, sitemapEntries } from '../../sitemaps/sitemap-entries.ts';
import { sitemapFaults } from '../../sitemaps/sitemap-faults.ts';

export interface SitemapDescription {
	readonly kind: 'pages' | 'feed' | 'index';
	readonly entries: readonly SitemapEntry[];
	/** Sentences about the whole file. */
	readonly faults: readonly string[];
}

/** A sitemap or feed as search engines read it; null if the text is neither. */
export function describeSitemap(
	url: string,
	text: string,
	{ locale, now }: { readonly locale: Locale; readonly now: Date },
): SitemapDescription | null {
	const sitemap = parseSitemap(text);
	if (!sitemap) return null;
	const file = { ...sitemap, text };
	const texts = textsIn(locale);
	return {
		kind: sitemap.kind,
		entries: sitemapEntries(url, file, now),
		faults: sitemapFaults(url, file, { siteHost: URL.parse(url)?.host ?? '', now }).map(
			({ kind, ...values }) => texts.message(sitemapIsValid, { message: kind, nodes: [], values }),
		),
	};
}
