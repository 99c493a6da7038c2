<?php
/**
 * A post as structured data.
 *
 * @package Plumbline
 */

namespace Plumbline\Schema;

use Plumbline\Head\Social_Tags;
use Plumbline\Head\Title_Variables;
use Plumbline\Meta\Subject;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Headline, dates, author, picture and publisher of an article. */
final class Article {

	/**
	 * The article.
	 *
	 * @param WP_Post $post The post.
	 */
	public static function of( WP_Post $post ): array {
		$image    = Social_Tags::image( new Subject( Subject::POST, $post->ID ) );
		$optional = array(
			'image'       => $image['url'] ?? '',
			'description' => Title_Variables::plain( $post->post_excerpt ),
		);
		return array(
			'@type'            => 'BlogPosting',
			'@id'              => get_permalink( $post ) . '#article',
			'mainEntityOfPage' => get_permalink( $post ),
			'headline'         => Title_Variables::plain( $post->post_title ),
			'datePublished'    => get_post_time( DATE_W3C, false, $post ),
			'dateModified'     => get_post_modified_time( DATE_W3C, false, $post ),
			'author'           => array(
				'@type' => 'Person',
				'name'  => get_the_author_meta( 'display_name', (int) $post->post_author ),
				'url'   => get_author_posts_url( (int) $post->post_author ),
			),
			'publisher'        => Site_Entities::reference(),
		) + array_filter( $optional, 'strlen' );
	}
}
