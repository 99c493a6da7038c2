<?php
/**
 * The bulk action of the list of posts.
 *
 * @package Plumbline
 */

namespace Plumbline\Audits;

use Plumbline\Meta\Post_Meta;
use Plumbline\Overview\Overview_Page;

defined( 'ABSPATH' ) || exit;

/** Audits the chosen posts under Tools → Plumbline, where the browser can do it. */
final class Audit_Action {

	const NAME = 'plumbline_audit';

	/** The URL parameter with the ids of the posts. */
	const POSTS = 'plumbline_posts';

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'admin_init', array( $this, 'add' ) );
	}

	/** Adds the action to the list of each post type that can be audited. */
	public function add(): void {
		foreach ( Post_Meta::post_types() as $post_type ) {
			add_filter( "bulk_actions-edit-$post_type", array( $this, 'named' ) );
			add_filter( "handle_bulk_actions-edit-$post_type", array( $this, 'address' ), 10, 3 );
		}
	}

	/**
	 * Adds its name.
	 *
	 * @param array $actions Names of actions.
	 */
	public function named( array $actions ): array {
		return $actions + array( self::NAME => __( 'Audit for search', 'plumbline' ) );
	}

	/**
	 * The screen that audits the posts. WordPress has checked its nonce by now.
	 *
	 * @param string $address Where WordPress goes after the action.
	 * @param string $action  The action.
	 * @param int[]  $ids     The chosen posts.
	 */
	public function address( $address, $action, $ids ): string {
		$asked = array(
			self::POSTS => implode( ',', array_map( 'intval', $ids ) ),
			'_wpnonce'  => wp_create_nonce( self::NAME ),
		);
		return self::NAME === $action ? add_query_arg( $asked, Overview_Page::url() ) : $address;
	}

	/** The posts to audit at once; none unless the bulk action asked for it. */
	public static function asked(): array {
		$nonce = sanitize_key( wp_unslash( $_GET['_wpnonce'] ?? '' ) );
		if ( ! wp_verify_nonce( $nonce, self::NAME ) ) {
			return array();
		}
		return wp_parse_id_list( sanitize_text_field( wp_unslash( $_GET[ self::POSTS ] ?? '' ) ) );
	}
}
