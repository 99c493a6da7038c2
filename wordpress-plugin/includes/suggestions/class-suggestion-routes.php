<?php
/**
 * Suggestions for fields of a page.
 *
 * @package Plumbline
 */

namespace Plumbline\Suggestions;

use Plumbline\Meta\Subject;
use Plumbline\Posts\Post_Route;
use WP_Error;
use WP_Post;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Returns what the language model of the site suggests. It never changes a page. */
final class Suggestion_Routes {

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
	}

	/**
	 * Path of the routes of a page; null if there cannot be suggestions.
	 *
	 * @param Subject $page The page.
	 */
	public static function path( Subject $page ): ?string {
		$place = Subject::POST === $page->kind ? "posts/$page->id" : rtrim( "archives/$page->kind/$page->id", '/' );
		return Language_Model::may_exist() ? '/' . Post_Route::ROOT . "/$place/suggestions" : null;
	}

	/** Registers the routes. */
	public function register_routes(): void {
		$text = array(
			'type'    => 'string',
			'default' => '',
		);
		$args = array(
			'field'    => array(
				'type'     => 'string',
				'enum'     => array_keys( Prompt::TASKS ),
				'required' => true,
			),
			'title'    => $text + array( 'maxLength' => 1000 ),
			'text'     => $text + array( 'maxLength' => 10000 ),
			'keyword'  => $text + array( 'maxLength' => 200 ),
			'language' => $text + array( 'maxLength' => 40 ),
			'image'    => array(
				'type'    => 'integer',
				'default' => 0,
			),
		);
		$post = function ( WP_Post $post, WP_REST_Request $request ) {
			return $this->suggest( $request );
		};
		Post_Route::register( 'suggestions', 'GET', array( Language_Model::class, 'fields' ) );
		Post_Route::register( 'suggestions', 'POST', $post, $args );
		$archive = array( 'permission_callback' => array( self::class, 'may_edit_archive' ) );
		register_rest_route(
			Post_Route::ROOT,
			'/archives/(?P<kind>term|user|home)(?:/(?P<id>\d+))?/suggestions',
			array(
				$archive + array(
					'methods'  => 'GET',
					'callback' => array( Language_Model::class, 'fields' ),
				),
				$archive + array(
					'methods'  => 'POST',
					'args'     => $args,
					'callback' => array( $this, 'suggest' ),
				),
			)
		);
	}

	/**
	 * Whether the user may edit the fields of an archive.
	 *
	 * @param WP_REST_Request $request Names the archive.
	 */
	public static function may_edit_archive( WP_REST_Request $request ): bool {
		$id = (int) $request['id'];
		switch ( $request['kind'] ) {
			case Subject::TERM:
				return current_user_can( 'edit_term', $id );
			case Subject::USER:
				return current_user_can( 'edit_user', $id );
			default:
				return current_user_can( 'manage_options' );
		}
	}

	/**
	 * The suggestions.
	 *
	 * @param WP_REST_Request $request The field and what is typed.
	 * @return string[]|WP_Error
	 */
	public function suggest( WP_REST_Request $request ) {
		$field   = (string) $request['field'];
		$picture = 'alt' === $field ? self::picture( (int) $request['image'] ) : '';
		if ( ! in_array( $field, Language_Model::fields(), true ) || null === $picture ) {
			return new WP_Error( 'plumbline_no_model', __( 'This site has no AI provider for this.', 'plumbline' ), array( 'status' => 404 ) );
		}
		$page = array_filter(
			array(
				'title'   => (string) $request['title'],
				'keyword' => (string) $request['keyword'],
				'text'    => (string) $request['text'],
			)
		);
		return Language_Model::suggestions( $field, (string) $request['language'], $page, $picture );
	}

	/**
	 * Path of a picture that the user can see, in a size that is enough to describe it; null without one.
	 *
	 * @param int $id The picture in the media library.
	 */
	private static function picture( int $id ): ?string {
		if ( ! wp_attachment_is_image( $id ) || ! current_user_can( 'read_post', $id ) ) {
			return null;
		}
		$size = image_get_intermediate_size( $id, 'large' );
		$file = is_array( $size ) ? wp_upload_dir()['basedir'] . '/' . $size['path'] : get_attached_file( $id );
		return is_string( $file ) && is_file( $file ) ? $file : null;
	}
}
