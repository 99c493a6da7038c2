<?php
/**
 * A post as visitors see it.
 *
 * @package Plumbline
 */

namespace Plumbline\Page;

use Plumbline\Posts\Post_Address;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Shows a post to anyone with a token for it: as published, at its permalink, without a logged-in
 * user or admin bar, and with the newest autosave.
 */
final class Visitor_Page {

	const PARAMETER = 'plumbline_page';

	/** Contains the mark: a header, and a meta element for where a cache or proxy removes headers. */
	const HEADER = 'X-Plumbline-Page';
	const META   = 'plumbline-page';

	/**
	 * Id of the shown post; 0 for none.
	 *
	 * @var int
	 */
	private $post_id = 0;

	/**
	 * The user whose autosave is shown; 0 for none.
	 *
	 * @var int
	 */
	private $user_id = 0;

	/**
	 * The future permalink.
	 *
	 * @var string
	 */
	private $address = '';

	/**
	 * A text that only the page of the post contains.
	 *
	 * @var string
	 */
	private $mark = '';

	/** Hooks into WordPress. */
	public function register(): void {
		if ( isset( $_GET[ self::PARAMETER ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- the token is the proof.
			// The earliest hook with pluggable functions, and before WordPress determines the current user.
			add_action( 'plugins_loaded', array( $this, 'read_token' ) );
		}
	}

	/**
	 * `source`, the URL that shows a post as visitors see it, and `mark`, which the answer contains in
	 * the header or the meta element if it is that page. A login page, a placeholder or a copy of a
	 * different page does not.
	 *
	 * @param WP_Post $post    The post.
	 * @param int     $user_id The user whose autosave is shown; 0 for the saved post.
	 */
	public static function request( WP_Post $post, int $user_id ): array {
		$token = Page_Token::create( $post->ID, $user_id );
		return array(
			'source' => add_query_arg( self::PARAMETER, $token, home_url( '/' ) ),
			'mark'   => Page_Token::mark( $token ),
		);
	}

	/** Sets up the request if the token is valid. */
	public function read_token(): void {
		$given = sanitize_text_field( wp_unslash( $_GET[ self::PARAMETER ] ?? '' ) ); // phpcs:ignore WordPress.Security.NonceVerification -- the token is the proof.
		$token = Page_Token::read( $given );
		if ( null === $token || is_admin() ) {
			return;
		}
		$this->post_id = $token['post'];
		$this->user_id = $token['user'];
		$this->mark    = Page_Token::mark( $given );
		add_filter( 'determine_current_user', '__return_zero', PHP_INT_MAX );
		add_filter( 'show_admin_bar', '__return_false', PHP_INT_MAX );
		add_filter( 'do_parse_request', array( $this, 'begin' ) );
		add_filter( 'request', array( $this, 'query' ) );
		add_filter( 'posts_results', array( $this, 'as_published' ), 10, 2 );
		add_filter( 'get_post_status', array( $this, 'status' ), 10, 2 );
		foreach ( array( 'post_link', 'page_link', 'post_type_link' ) as $link ) {
			add_filter( $link, array( $this, 'link' ), PHP_INT_MAX, 2 );
		}
		remove_action( 'template_redirect', 'redirect_canonical' );
		// Later than everything that shows visitors something else.
		add_filter( 'template_include', array( $this, 'mark' ), PHP_INT_MAX );
	}

	/**
	 * Checks the permission and determines the permalink; post types are registered by now.
	 *
	 * @param bool $is_parsed Whether WordPress parses the request; returned unchanged.
	 */
	public function begin( $is_parsed ) {
		$post = get_post( $this->post_id );
		if ( ! $post || ( 0 !== $this->user_id && ! user_can( $this->user_id, 'edit_post', $this->post_id ) ) ) {
			wp_die( esc_html__( 'The post does not exist, or you are not allowed to edit it.', 'plumbline' ), '', array( 'response' => 403 ) );
		}
		$this->address = Post_Address::of( $post );
		$this->stand_at_address();
		self::keep_out_of_caches();
		Unchosen_Alt::hook();
		return $is_parsed;
	}

	/** Queries this post, whatever the URL. */
	public function query(): array {
		return 'page' === get_post_type( $this->post_id )
			? array( 'page_id' => $this->post_id )
			: array(
				'p'         => $this->post_id,
				'post_type' => get_post_type( $this->post_id ),
			);
	}

	/**
	 * The post as it will be published. Changes only the result of this query, not the stored post.
	 *
	 * @param WP_Post[] $posts The posts found.
	 * @param WP_Query  $query The query.
	 */
	public function as_published( array $posts, WP_Query $query ): array {
		$is_it = $query->is_main_query() && 1 === count( $posts ) && $posts[0]->ID === $this->post_id;
		return $is_it ? array( $this->with_autosave( clone $posts[0] ) ) : $posts;
	}

	/**
	 * Marks the answer if the post is shown.
	 *
	 * @param string $template The template; empty if something else was printed in its place.
	 */
	public function mark( $template ) {
		if ( ! empty( $template ) && get_queried_object_id() === $this->post_id ) {
			add_action( 'wp_head', array( $this, 'print_mark' ), PHP_INT_MAX );
			if ( ! headers_sent() ) {
				header( self::HEADER . ': ' . $this->mark ); // phpcs:ignore Generic.PHP.ForbiddenFunctions -- not a redirect.
			}
		}
		return $template;
	}

	/** Prints the mark. */
	public function print_mark(): void {
		printf( '<meta name="%s" content="%s">' . "\n", esc_attr( self::META ), esc_attr( $this->mark ) );
	}

	/**
	 * Reports the post as published.
	 *
	 * @param string  $status The status.
	 * @param WP_Post $post   The post.
	 */
	public function status( $status, $post ) {
		return $this->post_id === $post->ID ? 'publish' : $status;
	}

	/**
	 * Returns the future permalink for this post.
	 *
	 * @param string      $link The link.
	 * @param WP_Post|int $post The post.
	 */
	public function link( $link, $post ) {
		$id = $post instanceof WP_Post ? $post->ID : (int) $post;
		return '' !== $this->address && $this->post_id === $id ? $this->address : $link;
	}

	/**
	 * Applies the user's autosave, unless the post was saved later. Times are whole seconds: an
	 * autosave of the same second follows the save, since the editor autosaves changes only.
	 *
	 * @param WP_Post $post A copy of the post.
	 */
	private function with_autosave( WP_Post $post ): WP_Post {
		$post->post_status = 'publish';
		$autosave          = 0 === $this->user_id ? false : wp_get_post_autosave( $post->ID, $this->user_id );
		if ( $autosave && $autosave->post_modified_gmt >= $post->post_modified_gmt ) {
			$post->post_title   = $autosave->post_title;
			$post->post_content = $autosave->post_content;
			$post->post_excerpt = $autosave->post_excerpt;
			add_filter( 'get_post_metadata', '_wp_preview_meta_filter', 10, 4 );
		}
		return $post;
	}

	/** Makes the permalink the requested URL for themes and plugins, without the token. */
	private function stand_at_address(): void {
		$path  = (string) wp_parse_url( $this->address, PHP_URL_PATH );
		$query = (string) wp_parse_url( $this->address, PHP_URL_QUERY );
		unset( $_GET[ self::PARAMETER ], $_REQUEST[ self::PARAMETER ] );
		$_SERVER['QUERY_STRING'] = $query;
		$_SERVER['REQUEST_URI']  = ( '' === $path ? '/' : $path ) . ( '' === $query ? '' : '?' . $query );
	}

	/** Keeps what only a token shows out of every cache between here and who asks. */
	public static function keep_out_of_caches(): void {
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions -- caches know this name.
		}
		nocache_headers();
		send_origin_headers();
	}
}
