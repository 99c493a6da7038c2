<?php
/**
 * The changes that each save makes on its page.
 *
 * @package Plumbline
 */

namespace Plumbline\History;

use Plumbline\Connection\Server_Client;
use Plumbline\Connection\Server_Settings;
use Plumbline\Page\Fetched_Page;
use Plumbline\Post_Language;
use Plumbline\Posts\Post_Address;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the connected server each published page after a save, so that its history knows what was
 * changed, when and by whom. It happens in the background, after the answer to the save.
 */
final class Page_Memory {

	const EVENT = 'plumbline_remember_page';

	/** The server refuses longer names. */
	const MOST_CHARACTERS = 100;

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'wp_after_insert_post', array( $this, 'plan' ), 10, 2 );
		add_action( self::EVENT, array( $this, 'remember' ), 10, 2 );
	}

	/**
	 * Plans to show the page. WordPress plans equal events of ten minutes only once.
	 *
	 * @param int     $post_id The saved post.
	 * @param WP_Post $post    The saved post.
	 */
	public function plan( $post_id, $post ): void {
		if ( null !== Server_Settings::site() && self::is_public( $post ) ) {
			wp_schedule_single_event( time(), self::EVENT, array( $post_id, get_current_user_id() ) );
		}
	}

	/**
	 * Shows the page to the server. A failure needs no handling: the next save, or a watch on the server, notices the same changes.
	 *
	 * @param int $post_id The post.
	 * @param int $user_id Who saved it; 0 for a program.
	 */
	public function remember( $post_id, $user_id ): void {
		$post = get_post( $post_id );
		// Both may have changed since the save.
		if ( null === Server_Settings::site() || ! $post || ! self::is_public( $post ) ) {
			return;
		}
		$page = Fetched_Page::of( $post );
		if ( is_array( $page ) ) {
			Server_Client::call( 'html', $page + self::about( $post, (int) $user_id ) );
		}
	}

	/**
	 * The parameters beside the page. Without keywords and policy, because crawls and watches do
	 * not know them either.
	 *
	 * @param WP_Post $post    The post.
	 * @param int     $user_id Who saved it.
	 */
	private static function about( WP_Post $post, int $user_id ): array {
		$user = get_userdata( $user_id );
		$name = $user ? mb_substr( $user->display_name, 0, self::MOST_CHARACTERS ) : '';
		return array_filter( array( 'made_by' => $name ) ) + array(
			'url'      => Post_Address::of( $post ),
			'geo'      => Post_Language::country( $post->ID ),
			'remember' => true,
		);
	}

	/**
	 * Whether everybody can read the post at a URL of its own.
	 *
	 * @param WP_Post $post The post.
	 */
	private static function is_public( WP_Post $post ): bool {
		return 'publish' === $post->post_status && '' === $post->post_password && is_post_type_viewable( $post->post_type );
	}
}
