/** Checks of other catalogues that this one lacks, with the reason. */
export interface NotBuilt {
	/** The names of such rules. */
	readonly names: readonly string[];
	readonly why: string;
}

export const notBuilt: readonly NotBuilt[] = [
	{
		names: [
			'h1_tag_is_not_too_long',
			'h1_appears_before_other_headings',
			'h2_tag_used',
			'link_text_is_not_too_long',
			'no_protocol_relative_resources',
		],
		why: 'On real pages, they fail on a third or more of the good ones, and no engine asks for them.',
	},
	{
		names: [
			'url_is_lowercase',
			'url_uses_hyphens',
			'url_is_not_too_long',
			'url_has_few_parameters',
			'url_has_no_double_slashes',
			'url_has_no_repeated_segments',
			'host_has_no_underscore',
		],
		why: 'Changing a URL that people have linked to costs more than its shape ever does.',
	},
	{
		names: [
			'open_graph_title_used',
			'open_graph_image_used',
			'twitter_card_used',
			'share_image_is_available',
		],
		why: 'One rule reports everything that a shared link lacks: social_preview_is_complete.',
	},
	{
		names: [
			'article_structured_data_is_complete',
			'product_structured_data_is_complete',
			'local_business_structured_data_is_complete',
		],
		why: 'Two rules cover what every type requires and recommends: structured_data_has_required_properties and structured_data_has_recommended_properties.',
	},
	{
		names: [
			'page_is_eligible_for_ai_answers',
			'max_snippet_is_not_limited',
			'content_readable_without_javascript',
			'x_robots_matches_meta',
			'url_scheme_is_https',
			'author_links_to_profile',
			'meaningful_images_have_alt_text',
		],
		why: 'Another rule already reports it in the same place: one defect gives one finding.',
	},
	{
		names: [
			'structured_data_matches_visible_content',
			'structured_data_types_fit_page',
			'content_is_text_not_image',
			'images_are_html_img_elements',
			'user_generated_links_are_qualified',
		],
		why: 'Only a person can tell: prices, names and dates are written differently in markup and text, a large picture may be a photograph, and HTML does not say who wrote a link.',
	},
	{
		names: [
			'mobile_content_matches_desktop',
			'locale_redirect_is_not_forced',
			'url_variants_resolve_to_one',
			'http_redirects_to_https',
			'page_is_not_cloaked',
		],
		why: 'They need more requests with other user agents and URLs, and pages differ between two requests for many legitimate reasons.',
	},
	{
		names: [
			'dom_size_is_reasonable',
			'fonts_display_text_quickly',
			'static_assets_are_cached',
			'third_party_code_is_limited',
			'lcp_image_has_high_priority',
			'offscreen_images_are_lazy_loaded',
			'images_use_modern_formats',
		],
		why: 'We judge speed by what visitors get: the vitals and the response of the server. Lighthouse is made to find out why a page is slow.',
	},
	{
		names: [
			'form_fields_have_labels',
			'buttons_have_names',
			'ids_are_unique',
			'tables_have_headers',
			'lists_are_well_formed',
			'color_contrast_is_enough',
			'svg_images_have_names',
			'videos_have_poster_and_captions',
		],
		why: 'Accessibility beyond what also matters to search needs a look at every control and color. axe does that thoroughly.',
	},
	{
		names: ['keyword_not_used_on_other_page', 'keyword_length_is_reasonable'],
		why: 'A page does not know the keywords of other pages, and rankings show where two of them compete. Long queries are queries like any other.',
	},
	{
		names: [
			'contact_and_about_pages_are_linked',
			'privacy_policy_is_linked',
			'publisher_is_identified',
			'only_one_prominent_date',
			'content_language_matches_geo',
		],
		why: 'They are decisions about the whole site, and law and custom differ by country. No engine ties them to a page.',
	},
	{
		names: [
			'noindex_page_has_no_rich_result_markup',
			'new_tab_links_are_safe',
			'amp_link_is_valid',
		],
		why: 'They do no harm: nobody reads the markup, browsers now make new tabs safe by default, and AMP is optional.',
	},
	{
		names: ['no_leaked_secrets_in_html'],
		why: 'Keys that are meant to be public look like those that are not. Source code scanners find secret ones before they are published.',
	},
];
