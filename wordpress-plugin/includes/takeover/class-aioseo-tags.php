<?php
/**
 * Variables of All in One SEO.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

defined( 'ABSPATH' ) || exit;

/** Separates its tags from hashtags, which look the same: `#permalink`, but `#teatime`. */
final class Aioseo_Tags {

	/** The ids in its app/Common/Utils/Tags.php, up to version 4.9. */
	const NAMES = array( 'alt_tag', 'archive_date', 'archive_title', 'attachment_caption', 'attachment_description', 'author_bio', 'author_first_name', 'author_last_name', 'author_link', 'author_link_alt', 'author_name', 'author_url', 'blog_link', 'blog_title', 'categories', 'category', 'category_link', 'category_link_alt', 'current_date', 'current_day', 'current_month', 'current_year', 'custom_field', 'description', 'event_end_date', 'event_start_date', 'featured_image', 'featured_image_url', 'page_number', 'parent_title', 'permalink', 'post_content', 'post_date', 'post_date_w3c', 'post_day', 'post_excerpt', 'post_excerpt_only', 'post_link', 'post_link_alt', 'post_modified_date', 'post_modified_date_w3c', 'post_month', 'post_title', 'post_year', 'search_term', 'separator_sa', 'site_description', 'site_link', 'site_link_alt', 'site_title', 'tagline', 'tax_name', 'tax_parent_name', 'taxonomy_description', 'taxonomy_title' );

	/** Matches what All in One SEO replaces: names in any case and not as part of a longer word; two of them have a parameter. */
	public static function pattern(): string {
		return '/#((?:custom_field|tax_name)-[a-z0-9_-]+|' . implode( '|', self::NAMES ) . ')(?![a-z0-9_])/i';
	}
}
