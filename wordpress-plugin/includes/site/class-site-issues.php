<?php
/**
 * Issues that only a look at all posts together can find.
 *
 * @package Plumbline
 */

namespace Plumbline\Site;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Post_Meta;

defined( 'ABSPATH' ) || exit;

/** Posts with the same texts, posts that nobody links to, and broken links, as conditions of queries. */
final class Site_Issues {

	const SAME = array(
		'same_title'       => 'title',
		'same_description' => 'description',
		'same_keyword'     => 'keyword',
	);

	const BROKEN = 'broken_links';
	const ORPHAN = 'no_links_to_it';

	const NAMES = array( 'same_title', 'same_description', 'same_keyword', self::BROKEN, self::ORPHAN );

	/**
	 * Arguments of WP_Query for the posts with an issue.
	 *
	 * @param string $issue One of NAMES.
	 */
	public static function query( string $issue ): array {
		if ( self::BROKEN === $issue ) {
			return array(
				'meta_query' => array( // phpcs:ignore WordPress.DB.SlowDBQuery -- links are meta.
					array(
						'key'     => Meta_Keys::LINK_BROKEN,
						'compare' => 'EXISTS',
					),
				),
			);
		}
		if ( self::ORPHAN === $issue ) {
			return array(
				'post__not_in' => array_merge( Link_Index::linked(), Menu_Links::ids() ),
				'post_type'    => array_values( array_diff( Post_Meta::post_types(), Menu_Links::lists_pages() ? array( 'page' ) : array() ) ),
			);
		}
		$ids = Duplicates::ids( self::SAME[ $issue ] );
		return array(
			// No post has the id 0.
			'post__in' => array() === $ids ? array( 0 ) : $ids,
			'orderby'  => 'post__in',
		);
	}
}
