<?php
/**
 * Tests for stored data of The SEO Framework.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Seo_Framework_Source. */
final class Seo_Framework_Source_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider titles
	 */
	public function test_a_title_gets_what_the_plugin_adds_to_it( array $meta, array $options, string $title ): void {
		$post = $this->post();
		foreach ( $meta as $key => $value ) {
			update_post_meta( $post->ID, $key, $value );
		}
		update_option( 'autodescription-site-settings', $options );

		$this->assertSame( $title, ( new Seo_Framework_Source() )->values( new Subject( Subject::POST, $post->ID ) )[ Meta_Keys::TITLE ] );
	}

	public static function titles(): array {
		$tea = array( '_genesis_title' => 'Tea' );
		return array(
			'the site on the right'          => array( $tea, array(), 'Tea {separator} {site}' ),
			'the site on the left'           => array( $tea, array( 'title_location' => 'left' ), '{site} {separator} Tea' ),
			'nothing if the page says so'    => array( $tea + array( '_tsf_title_no_blogname' => '1' ), array(), 'Tea' ),
			'the site if the page says 0'    => array( $tea + array( '_tsf_title_no_blogname' => '0' ), array(), 'Tea {separator} {site}' ),
			'nothing if the site says so'    => array( $tea, array( 'title_rem_additions' => 1 ), 'Tea' ),
			'nothing without a title'        => array( array( '_genesis_title' => ' ' ), array(), '' ),
		);
	}

	/**
	 * @dataProvider home
	 */
	public function test_the_title_of_the_home_page( $options, string $title ): void {
		update_option( 'autodescription-site-settings', $options );

		$this->assertSame( $title, ( new Seo_Framework_Source() )->values( new Subject( Subject::HOME ) )[ Meta_Keys::TITLE ] );
	}

	public static function home(): array {
		return array(
			'stands alone'              => array( array( 'homepage_title' => 'Tea' ), 'Tea' ),
			'has its own tagline'       => array( array( 'homepage_title' => 'Tea', 'homepage_tagline' => 1, 'homepage_title_tagline' => 'and 茶' ), 'Tea {separator} and 茶' ),
			'has the tagline of the site' => array( array( 'homepage_title' => 'Tea', 'homepage_tagline' => 1 ), 'Tea {separator} {tagline}' ),
			'is missing in a text'      => array( 'x', '' ),
			'is not a list'             => array( array( 'homepage_title' => array( 'Tea' ) ), '' ),
		);
	}

	public function test_minus_one_forces_indexing(): void {
		$post = $this->post();
		update_post_meta( $post->ID, '_genesis_noindex', '-1' );
		update_post_meta( $post->ID, '_genesis_nofollow', '-1' );
		$values = ( new Seo_Framework_Source() )->values( new Subject( Subject::POST, $post->ID ) );

		$this->assertSame( array( false, array( 'index' ) ), array( $values[ Meta_Keys::HIDDEN ], $values[ Meta_Keys::ROBOTS ] ) );
	}

	/**
	 * @dataProvider redirecting
	 */
	public function test_a_post_redirects( array $post, array $meta, array $sources ): void {
		$id = $this->post( $post )->ID;
		foreach ( $meta as $key => $value ) {
			update_post_meta( $id, $key, $value );
		}

		$this->assertSame( $sources, array_column( ( new Seo_Framework_Source() )->redirects(), 'source' ) );
	}

	public static function redirecting(): array {
		$both = array( '_genesis_title' => 'Tea', 'redirect' => 'https://example.com/' );
		return array(
			'with a field of the plugin'  => array( array(), $both, array( 'http://example.org/brewing-tea/' ) ),
			'not with a field of others'  => array( array(), array( 'redirect' => 'https://example.com/' ), array() ),
			'not while it is a draft'     => array( array( 'post_status' => 'draft' ), $both, array() ),
			'not to a list'               => array( array(), array( 'redirect' => array( 'x' ) ) + $both, array() ),
		);
	}

	public function test_a_term_redirects_while_it_exists(): void {
		$term = wp_insert_term( 'Teas', 'category' )['term_id'];
		update_term_meta( $term, Seo_Framework_Source::TERMS, array( 'redirect' => '/new/' ) );
		update_term_meta( 999999, Seo_Framework_Source::TERMS, array( 'redirect' => '/new/' ) );

		$this->assertSame( array( get_term_link( $term ) ), array_column( ( new Seo_Framework_Source() )->redirects(), 'source' ) );
	}
}
