<?php
/**
 * Tests for the hash of a post.
 *
 * @package Plumbline
 */

namespace Plumbline\Audits;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Content_Hash. */
final class Content_Hash_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider changes
	 */
	public function test_a_post_has_a_different_hash_with( callable $change ): void {
		$post   = $this->post();
		$before = Content_Hash::of( $post );
		$change( $post->ID );

		$this->assertNotSame( $before, Content_Hash::of( get_post( $post->ID ) ) );
	}

	public static function changes(): array {
		$fields  = array(
			'post_title'    => 'Tea',
			'post_content'  => 'Tea',
			'post_excerpt'  => 'Tea',
			'post_name'     => 'tea',
			'post_password' => 'tea',
		);
		$meta    = array(
			Meta_Keys::KEYWORDS           => array( array( 'keyword' => 'tea' ) ),
			Meta_Keys::CANONICAL          => 'https://example.org/tea/',
			Meta_Keys::HIDDEN             => true,
			Meta_Keys::ROBOTS             => array( 'nofollow' ),
			Meta_Keys::SOCIAL_IMAGE       => 7,
			Meta_Keys::PRIMARY_TERMS      => array( 1 ),
			Meta_Keys::LANGUAGE           => 'de',
			Meta_Keys::DISMISSALS         => array( array( 'kind' => 'rule', 'name' => 'a' ) ),
			'_thumbnail_id'               => 7,
			'_wp_page_template'           => 'wide',
		) + array_fill_keys( array( Meta_Keys::TITLE, Meta_Keys::DESCRIPTION, Meta_Keys::SOCIAL_TITLE, Meta_Keys::SOCIAL_DESCRIPTION ), 'Tea' );
		$changes = array();
		foreach ( $fields as $field => $value ) {
			$changes[ $field ] = array(
				static function ( int $id ) use ( $field, $value ): void {
					wp_update_post( array( 'ID' => $id, $field => $value ) );
				},
			);
		}
		foreach ( $meta as $key => $value ) {
			$changes[ $key ] = array(
				static function ( int $id ) use ( $key, $value ): void {
					update_post_meta( $id, $key, $value );
				},
			);
		}
		$changes['an audited field'] = array(
			static function ( int $id ): void {
				update_option( 'plumbline_fields', array( 'subtitle' ) );
				update_post_meta( $id, 'subtitle', 'Hot' );
			},
		);
		return $changes;
	}

	public function test_every_key_that_writers_fill_in_is_in_this_table(): void {
		$this->assertSame( array(), array_diff( Meta_Keys::WRITTEN, array_keys( self::changes() ) ) );
	}

	/**
	 * @dataProvider trifles
	 */
	public function test_a_post_keeps_its_hash_with( callable $change ): void {
		$post   = $this->post();
		$before = Content_Hash::of( $post );
		$change( $post->ID );

		$this->assertSame( $before, Content_Hash::of( get_post( $post->ID ) ) );
	}

	public static function trifles(): array {
		return array(
			'a verdict'       => array(
				static function ( int $id ): void {
					update_post_meta( $id, Meta_Keys::WEIGHT, '000001000' );
				},
			),
			'foreign meta'    => array(
				static function ( int $id ): void {
					update_post_meta( $id, '_edit_last', 1 );
				},
			),
			'a save as it is' => array(
				static function ( int $id ): void {
					wp_update_post( array( 'ID' => $id ) );
				},
			),
		);
	}
}
