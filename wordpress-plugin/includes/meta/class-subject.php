<?php
/**
 * A page of the site that has fields of its own.
 *
 * @package Plumbline
 */

namespace Plumbline\Meta;

use Plumbline\Owner\Options;

defined( 'ABSPATH' ) || exit;

/**
 * A post, a term's archive, an author's archive, the home page with the latest posts, the archive
 * of a post type, every page of a kind, or the site: reads and writes its fields, wherever WordPress
 * stores them.
 */
final class Subject {

	const POST = 'post';
	const TERM = 'term';
	const USER = 'user';

	/** The home page, unless it is a page; and archives of post types. */
	const HOME = 'home';
	const TYPE = 'type';

	/** All pages of a kind, such as `every:post.product`; the values of each page come before them. */
	const EVERY = 'every';

	/** The site itself. */
	const SITE = 'site';

	/**
	 * One of the kinds above.
	 *
	 * @var string
	 */
	public $kind;

	/**
	 * Id of the post, term or user, or name of the post type; empty for the home page.
	 *
	 * @var int|string
	 */
	public $id;

	/**
	 * A page of one of the kinds.
	 *
	 * @param string     $kind The kind.
	 * @param int|string $id   Id or name.
	 */
	public function __construct( string $kind, $id = '' ) {
		$this->kind = $kind;
		$this->id   = $id;
	}

	/**
	 * The stored value of a field; empty if there is none.
	 *
	 * @param string $key A key of Meta_Keys.
	 * @return mixed
	 */
	public function get( string $key ) {
		if ( $this->is_in_option() ) {
			return $this->row()[ $key ] ?? '';
		}
		return get_metadata( $this->kind, (int) $this->id, $this->stored_key( $key ), true );
	}

	/**
	 * Whether a field is filled in.
	 *
	 * @param string $key A key of Meta_Keys.
	 */
	public function has( string $key ): bool {
		$value = $this->get( $key );
		return is_array( $value ) ? array() !== array_filter( $value ) : '' !== trim( (string) $value, " \n0" );
	}

	/**
	 * Stores a field; invalid values are corrected, and empty ones remove the field.
	 *
	 * @param string $key   A key of Meta_Keys.
	 * @param mixed  $value The value.
	 */
	public function set( string $key, $value ): void {
		$valid = Meta_Keys::TAKEN === $key ? $value : Meta_Values::of( $key, $value );
		if ( empty( $valid ) ) {
			$this->remove( $key );
		} elseif ( $this->is_in_option() ) {
			$this->save_row( array( $key => $valid ) + $this->row() );
		} else {
			update_metadata( $this->kind, (int) $this->id, $this->stored_key( $key ), wp_slash( $valid ) );
		}
	}

	/**
	 * Removes a field.
	 *
	 * @param string $key A key of Meta_Keys.
	 */
	public function remove( string $key ): void {
		if ( $this->is_in_option() ) {
			$this->save_row( array_diff_key( $this->row(), array( $key => true ) ) );
		} else {
			delete_metadata( $this->kind, (int) $this->id, $this->stored_key( $key ) );
		}
	}

	/**
	 * The name of a field in the database. Users belong to all sites of a network, but their
	 * archives to one.
	 *
	 * @param string $key A key of Meta_Keys.
	 */
	public function stored_key( string $key ): string {
		return self::USER === $this->kind ? $GLOBALS['wpdb']->get_blog_prefix() . ltrim( $key, '_' ) : $key;
	}

	/** Whether the fields are in the option. */
	private function is_in_option(): bool {
		return in_array( $this->kind, array( self::HOME, self::TYPE, self::EVERY, self::SITE ), true );
	}

	/** The fields in the option. */
	private function row(): array {
		$rows = get_option( Options::PAGES );
		$row  = is_array( $rows ) ? $rows[ $this->name() ] ?? array() : array();
		return is_array( $row ) ? $row : array();
	}

	/**
	 * Stores the fields in the option.
	 *
	 * @param array $row The fields.
	 */
	private function save_row( array $row ): void {
		$rows = array_filter( array( $this->name() => $row ) + (array) get_option( Options::PAGES, array() ) );
		update_option( Options::PAGES, $rows );
	}

	/** The kind and the id, such as `type:product`. */
	public function name(): string {
		return '' === $this->id ? $this->kind : "$this->kind:$this->id";
	}
}
