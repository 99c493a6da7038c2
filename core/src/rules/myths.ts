/** Advice of many tools that no search engine confirms. No rule asks for it. */
export interface Myth {
	readonly claim: string;
	/** Why no rule asks for it. */
	readonly why: string;
	/** The page on which an engine says so; null if the point is that none says anything. */
	readonly source: string | null;
	/** Names that a rule about it would have. */
	readonly names: readonly string[];
	/** The common pattern of such names: no rule may match. */
	readonly pattern: RegExp;
	/** Rules may match, because the matter is worth a note for reasons other than ranking. */
	readonly isWorthANote?: boolean;
}

const google = 'https://developers.google.com/search/docs';
const starterGuide = `${google}/fundamentals/seo-starter-guide`;
const metaTags = `${google}/crawling-indexing/special-tags`;
const robotsMeta = `${google}/crawling-indexing/robots-meta-tag`;
const helpfulContent = `${google}/fundamentals/creating-helpful-content`;
const titleLinks = `${google}/appearance/title-link`;

export const myths: readonly Myth[] = [
	{
		claim: 'A page needs a meta keywords tag',
		why: 'Google does not read it, and says so.',
		source: metaTags,
		names: ['meta_keywords_tag_used', 'meta_keywords_tag_contains_keyword'],
		pattern: /meta_keywords|keywords_meta/,
	},
	{
		claim: 'A keyword must reach a certain density',
		why: 'No engine names a density, a share of related words or any other quota. Only repeating a phrase until it reads badly is against the rules, and we do check that.',
		source: starterGuide,
		names: ['keyword_density_is_high_enough', 'lsi_keywords_used', 'tf_idf_score_is_good'],
		pattern: /density|(^|_)lsi_|tf_idf|semantic_keywords/,
	},
	{
		claim: 'A page needs at least 300, 600 or 1,000 words',
		why: 'Google writes that it has no preferred number of words. A page is long enough when it answers what people came for.',
		source: helpfulContent,
		names: ['word_count_is_high_enough', 'content_is_long_enough'],
		pattern: /word_count|content_is_(not_too_(short|thin)|long_enough)|enough_words/,
	},
	{
		claim: 'A title has 60 characters at most, a description 160',
		why: 'There is no limit in characters. Results are cut at a width that differs by device, so we show where the cut may be and call it a convention.',
		source: titleLinks,
		names: [
			'title_tag_is_not_too_long',
			'meta_description_is_not_too_long',
			'title_tag_is_not_too_short',
		],
		pattern: /(title|description)\w*_is_not_too_(long|short)/,
		isWorthANote: true,
	},
	{
		claim: 'Google needs exactly one h1, and headings in order',
		why: 'For Google, neither the number of headings nor their order matters. One main heading and an orderly outline help people who skim or listen: a convention and a matter of accessibility, not of ranking.',
		source: starterGuide,
		names: ['only_one_h1_tag', 'heading_levels_are_not_skipped'],
		pattern: /only_one_h1|heading_levels|headings_are_in_order/,
		isWorthANote: true,
	},
	{
		claim: 'Parts of a series need rel next and prev',
		why: 'Google no longer uses them. It follows ordinary links from part to part.',
		source: metaTags,
		names: ['rel_next_prev_used'],
		pattern: /rel_(next|prev)|next_prev|prev_next/,
	},
	{
		claim: 'noarchive, nocache and nositelinkssearchbox influence Google',
		why: 'Google no longer has the features that they controlled, so they do neither good nor harm there.',
		source: robotsMeta,
		names: ['noarchive_not_used', 'nositelinkssearchbox_used'],
		pattern: /noarchive|nocache|sitelinks/,
	},
	{
		claim: 'A page needs a robots tag that says index, follow',
		why: 'Search engines do that by default.',
		source: robotsMeta,
		names: ['index_follow_meta_used', 'robots_meta_tag_used'],
		pattern: /index_follow|robots_meta_(tag_)?used/,
	},
	{
		claim: 'Crawl-delay slows Google down',
		why: 'Google does not read that line of robots.txt.',
		source: `${google}/crawling-indexing/robots/robots_txt`,
		names: ['crawl_delay_used'],
		pattern: /crawl_delay/,
	},
	{
		claim: 'noindex in robots.txt keeps pages out',
		why: 'Google does not support it. A robots meta tag or header does it, and crawlers must be allowed to fetch the page to see it.',
		source: robotsMeta,
		names: ['robots_txt_has_noindex'],
		pattern: /robots_txt_(has_)?noindex/,
	},
	{
		claim: 'lang, geo tags and content-language tell Google the language and country',
		why: 'Google works out the language from the text, and reads hreflang for the versions of a page. The lang attribute is for screen readers and browsers, and we say so.',
		source: `${google}/specialty/international/localized-versions`,
		names: ['html_lang_attribute_used', 'geo_meta_tags_used', 'content_language_used'],
		pattern: /html_lang|geo_meta|geo_tags|content_language/,
		isWorthANote: true,
	},
	{
		claim: 'priority and changefreq in a sitemap influence crawlers',
		why: 'Google reads neither. It does read lastmod, where that has proved accurate.',
		source: `${google}/crawling-indexing/sitemaps/build-sitemap`,
		names: ['sitemap_priority_is_set', 'sitemap_has_changefreq'],
		pattern: /sitemap\w*_(priority|changefreq)|changefreq/,
	},
	{
		claim: 'AI answers need llms.txt, chunked text or special markup',
		why: 'Google writes that none of it is needed: a page that can be indexed and quoted can appear there.',
		source: `${google}/fundamentals/ai-optimization-guide`,
		names: ['llms_txt_exists', 'content_is_chunked_for_ai', 'ai_schema_used'],
		pattern: /llms?_txt|chunk|(^|_)ai_(schema|ready|readiness|rewrit)/,
	},
	{
		claim: 'FAQ and how-to markup earn a larger result',
		why: 'Google no longer shows these results, nor the search box below sitelinks.',
		source: null,
		names: ['faq_schema_used', 'how_to_markup_used', 'search_box_markup_used'],
		pattern: /faq|how_?to_|search_?box/,
	},
	{
		claim: 'Domain authority, page authority and the like make pages rank',
		why: 'They are figures of the companies that sell them. No engine uses them, and those companies have no ranking data.',
		source: null,
		names: ['domain_authority_is_high', 'page_authority_is_high'],
		pattern: /authority|domain_rating/,
	},
	{
		claim: 'The share of text in the HTML matters',
		why: 'No engine says so; the ratio measures how verbose the template is.',
		source: null,
		names: ['text_to_html_ratio_is_high'],
		pattern: /text_(to_)?(html|code)|html_ratio|code_ratio/,
	},
	{
		claim: 'Valid HTML, no inline styles and bold keywords rank better',
		why: 'Browsers and engines read broken HTML alike. Errors matter only where they move a tag out of the head, and we do check that.',
		source: null,
		names: ['html_is_w3c_valid', 'inline_css_not_used', 'keyword_is_bold'],
		pattern: /w3c|html_is_valid|inline_(css|styles?)|keyword\w*_(bold|strong|emphasi[sz]ed)/,
	},
	{
		claim: 'A page must reach a readability score',
		why: 'No engine uses one. The formulas fit one language each, and none fits Japanese or Chinese.',
		source: null,
		names: ['flesch_score_is_high', 'readability_is_good', 'passive_voice_is_rare'],
		pattern: /flesch|readab|passive_voice|transition_words/,
	},
	{
		claim: 'Titles need numbers, power words or emotion',
		why: 'That is advertising advice; no engine documents it.',
		source: null,
		names: ['title_contains_number', 'title_has_power_word', 'title_has_sentiment'],
		pattern: /power_word|sentiment|title\w*_(contains|has)_(a_)?number|headline_score/,
	},
	{
		claim: 'A page needs a table of contents and a certain number of images or videos',
		why: 'No engine counts them. Only the writer of a page can say what helps its readers.',
		source: null,
		names: ['table_of_contents_used', 'enough_images_used', 'video_used'],
		pattern: /table_of_contents|enough_(images|videos?)|images?_count|video(_is)?_used/,
	},
	{
		claim: 'The keyword belongs at the very start of the title',
		why: 'No engine asks for it, and many languages do not build sentences that way.',
		source: null,
		names: ['keyword_is_at_title_start', 'keyword_is_near_title_start'],
		pattern: /keyword\w*_(title_)?start/,
	},
	{
		claim: 'A page needs a certain number of links to other sites, some of them followed',
		why: 'Linking to good sources is fine and serves readers; no number of links does anything.',
		source: `${google}/crawling-indexing/links-crawlable`,
		names: ['outbound_links_used', 'enough_external_links_used', 'dofollow_links_used'],
		pattern: /outbound_links|external_links_used|enough_\w*links|dofollow/,
	},
	{
		claim: 'The keyword belongs in the URL',
		why: 'The effect is minimal, and changing a URL that ranks costs more than it brings.',
		source: starterGuide,
		names: ['keyword_in_url', 'keyword_in_slug'],
		pattern: /keyword\w*_in_(url|slug|permalink|path|domain)/,
	},
	{
		claim: 'Meta author, revisit-after, distribution, copyright and rating help',
		why: 'Google does not read these tags, except rating, which marks adult pages.',
		source: metaTags,
		names: ['meta_author_used', 'revisit_after_used', 'meta_copyright_used'],
		pattern: /meta_(author|copyright|distribution|revisit|rating|language)|revisit_after/,
	},
	{
		claim: 'Shares and share buttons make pages rank',
		why: 'No engine documents an effect.',
		source: null,
		names: ['share_buttons_used', 'social_shares_are_many'],
		pattern: /share_buttons|shares?_(count|are)|social_shares/,
	},
	{
		claim: 'rel noopener and security headers make pages rank',
		why: 'They are good for security, which is reason enough. Search engines do not ask for them.',
		source: null,
		names: ['noopener_used', 'hsts_header_used', 'csp_header_used'],
		pattern: /noopener|noreferrer|hsts|(^|_)csp_|security_headers/,
	},
	{
		claim: 'Nofollow on internal links controls how ranking flows',
		why: 'No engine documents this, nor that only the first of two links counts or that topics must stay in silos.',
		source: `${google}/crawling-indexing/qualify-outbound-links`,
		names: ['pagerank_is_sculpted', 'silo_structure_used', 'first_link_has_keyword'],
		pattern: /pagerank|sculpt|silo|first_link/,
	},
];
