<?php
/**
 * Post meta.
 *
 * @package Plumbline
 */

namespace Plumbline\Meta;

defined( 'ABSPATH' ) || exit;

/**
 * Registers writers' input as post meta, so that saving, undo, revisions and collaboration include
 * it.
 */
final class Post_Meta {

	/** Hooks into WordPress. */
	public function register(): void {
		// Late, so that the post types of themes and other plugins are registered.
		add_action( 'init', array( $this, 'register_meta' ), 99 );
		add_action( 'rest_api_init', array( $this, 'support_meta' ), 1 );
	}

	/**
	 * Lets the REST API save the meta of post types without “custom-fields”. Only there, because the
	 * support also adds a box to screens of the classic editor.
	 */
	public function support_meta(): void {
		foreach ( self::post_types() as $post_type ) {
			add_post_type_support( $post_type, 'custom-fields' );
		}
	}

	/** Registers the meta for each post type. */
	public function register_meta(): void {
		foreach ( self::post_types() as $post_type ) {
			foreach ( $this->definitions() as $key => $definition ) {
				register_post_meta( $post_type, $key, $definition + $this->common( $post_type ) );
			}
		}
	}

	/** Post types with public pages that people write, except media files. */
	public static function post_types(): array {
		return array_values(
			array_filter(
				get_post_types(),
				static function ( string $post_type ): bool {
					return 'attachment' !== $post_type && is_post_type_viewable( $post_type ) && post_type_supports( $post_type, 'editor' );
				}
			)
		);
	}

	/**
	 * Users who can edit a post can edit its meta; canonical and robots need a further capability.
	 *
	 * @param bool   $allowed  WordPress's default: false for keys that begin with an underscore.
	 * @param string $meta_key The key.
	 * @param int    $post_id  The post.
	 */
	public function may_edit( $allowed, $meta_key, $post_id ): bool {
		$is_indexing = in_array( $meta_key, Indexing_Capability::KEYS, true );
		return current_user_can( 'edit_post', $post_id ) && ( ! $is_indexing || current_user_can( Indexing_Capability::NAME ) );
	}

	/**
	 * The part of the definition that all keys share.
	 *
	 * @param string $post_type The post type.
	 */
	private function common( string $post_type ): array {
		return array(
			'single'            => true,
			'auth_callback'     => array( $this, 'may_edit' ),
			'revisions_enabled' => post_type_supports( $post_type, 'revisions' ),
		);
	}

	/** The definition of each key. */
	private function definitions(): array {
		$text = $this->text( 'line' );
		return array(
			Meta_Keys::KEYWORDS           => $this->objects(
				'keywords',
				array(
					'keyword'  => array( 'type' => 'string' ),
					'synonyms' => array(
						'type'  => 'array',
						'items' => array( 'type' => 'string' ),
					),
				)
			),
			Meta_Keys::TITLE              => $text,
			Meta_Keys::DESCRIPTION        => $text,
			Meta_Keys::CANONICAL          => $this->text( 'address' ),
			Meta_Keys::HIDDEN             => array(
				'type'              => 'boolean',
				'default'           => false,
				'show_in_rest'      => $this->for_editors(),
				'sanitize_callback' => 'rest_sanitize_boolean',
			),
			Meta_Keys::ROBOTS             => $this->items(
				'robots',
				array(
					'type' => 'string',
					'enum' => Meta_Values::ROBOTS,
				)
			),
			Meta_Keys::SOCIAL_TITLE       => $text,
			Meta_Keys::SOCIAL_DESCRIPTION => $text,
			Meta_Keys::SOCIAL_IMAGE       => array(
				'type'              => 'integer',
				'default'           => 0,
				'show_in_rest'      => $this->for_editors(),
				'sanitize_callback' => 'absint',
			),
			Meta_Keys::PRIMARY_TERMS      => $this->items( 'terms', array( 'type' => 'integer' ) ),
			Meta_Keys::LANGUAGE           => $this->text( 'language' ),
			Meta_Keys::DISMISSALS         => $this->objects(
				'dismissals',
				array(
					'kind'   => array(
						'type' => 'string',
						'enum' => Meta_Values::DISMISSAL_KINDS,
					),
					'name'   => array( 'type' => 'string' ),
					'reason' => array( 'type' => 'string' ),
				)
			),
		);
	}

	/**
	 * Exposes the meta over REST in the edit context only: visitors must not see it.
	 *
	 * @param array $schema Additions to the schema.
	 */
	private function for_editors( array $schema = array() ): array {
		return array( 'schema' => array( 'context' => array( 'edit' ) ) + $schema );
	}

	/**
	 * A text.
	 *
	 * @param string $values Method of Meta_Values.
	 */
	private function text( string $values ): array {
		return array(
			'type'              => 'string',
			'default'           => '',
			'show_in_rest'      => $this->for_editors(),
			'sanitize_callback' => array( Meta_Values::class, $values ),
		);
	}

	/**
	 * A list.
	 *
	 * @param string $values Method of Meta_Values.
	 * @param array  $items  Schema of its items.
	 */
	private function items( string $values, array $items ): array {
		return array(
			'type'              => 'array',
			'default'           => array(),
			'show_in_rest'      => $this->for_editors( array( 'items' => $items ) ),
			'sanitize_callback' => array( Meta_Values::class, $values ),
		);
	}

	/**
	 * A list of objects.
	 *
	 * @param string $values     Method of Meta_Values.
	 * @param array  $properties Schemas of their properties.
	 */
	private function objects( string $values, array $properties ): array {
		return $this->items(
			$values,
			array(
				'type'                 => 'object',
				'properties'           => $properties,
				'additionalProperties' => false,
			)
		);
	}
}
