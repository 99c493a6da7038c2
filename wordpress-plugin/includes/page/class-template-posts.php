<?php
/**
 * Posts that a template shows.
 *
 * @package Plumbline
 */

namespace Plumbline\Page;

use Plumbline\Meta\Post_Meta;
use Plumbline\Post_Language;
use Plumbline\Posts\Post_Route;
use WP_Post;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Finds recent posts by their template, on which the site editor audits the template. */
final class Template_Posts {

	const MOST = 3;

	/** The number of recent posts that are looked at. */
	const LOOKED_AT = 40;

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
	}

	/** Registers the route for users who are allowed to edit templates. */
	public function register_routes(): void {
		register_rest_route(
			Post_Route::ROOT,
			'/template-posts',
			array(
				'methods'             => 'GET',
				'args'                => array(
					'template' => array(
						'type'        => 'string',
						'required'    => true,
						'description' => __( 'Id of the template, such as “theme//single”.', 'plumbline' ),
					),
				),
				'permission_callback' => static function (): bool {
					return current_user_can( 'edit_theme_options' ) && current_user_can( 'edit_others_posts' );
				},
				'callback'            => static function ( WP_REST_Request $request ): array {
					return self::of( (string) $request['template'] );
				},
			)
		);
	}

	/**
	 * The most recent posts with the template.
	 *
	 * @param string $template Id of the template.
	 */
	public static function of( string $template ): array {
		$found  = array();
		$recent = get_posts(
			array(
				'post_type'    => Post_Meta::post_types(),
				'post_status'  => 'publish',
				'has_password' => false,
				'exclude'      => array( (int) get_option( 'page_for_posts' ) ),
				'numberposts'  => self::LOOKED_AT,
				'orderby'      => array(
					'date' => 'DESC',
					'ID'   => 'DESC',
				),
			)
		);
		foreach ( $recent as $post ) {
			if ( count( $found ) < self::MOST && current_user_can( 'edit_post', $post->ID ) && self::template_of( $post ) === $template ) {
				$found[] = array(
					'id'       => $post->ID,
					'title'    => html_entity_decode( get_the_title( $post ), ENT_QUOTES, 'UTF-8' ),
					'url'      => (string) get_permalink( $post ),
					'language' => Post_Language::of( $post->ID ),
				);
			}
		}
		return $found;
	}

	/**
	 * Id of the template that shows a post, in the order in which WordPress looks for it; empty without one.
	 *
	 * @param WP_Post $post The post.
	 */
	private static function template_of( WP_Post $post ): string {
		$own   = get_page_template_slug( $post );
		$names = 'page' === $post->post_type
			? array( "page-{$post->post_name}", "page-{$post->ID}", 'page' )
			: array( "single-{$post->post_type}-{$post->post_name}", "single-{$post->post_type}", 'single' );
		if ( 'page' === get_option( 'show_on_front' ) && (int) get_option( 'page_on_front' ) === $post->ID ) {
			array_unshift( $names, 'front-page' );
		}
		$template = resolve_block_template( 'singular', array_merge( $own ? array( $own ) : array(), $names, array( 'singular', 'index' ) ), '' );
		return $template ? (string) $template->id : '';
	}
}
