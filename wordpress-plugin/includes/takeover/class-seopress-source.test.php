<?php
/**
 * Tests for stored data of SEOPress.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Seopress_Source. */
final class Seopress_Source_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider redirecting
	 */
	public function test_a_post_redirects( array $post, array $meta, ?array $redirect ): void {
		$id = $this->post( $post )->ID;
		foreach ( $meta + array( '_seopress_redirections_enabled' => 'yes', '_seopress_redirections_value' => '/new/' ) as $key => $value ) {
			update_post_meta( $id, $key, $value );
		}

		$this->assertSame( null === $redirect ? array() : array( array_combine( array( 'source', 'target', 'status', 'is_pattern' ), $redirect ) ), ( new Seopress_Source() )->redirects() );
	}

	public static function redirecting(): array {
		register_post_type( 'seopress_404', array( 'public' => false ) );
		$own = array( 'post_type' => 'seopress_404', 'post_title' => 'old/(\d)' );
		return array(
			'from its own URL'            => array( array(), array( '_seopress_redirections_type' => '302' ), array( 'http://example.org/brewing-tea/', '/new/', 302, false ) ),
			'from the path in its title'  => array( wp_slash( $own ), array( '_seopress_redirections_enabled_regex' => 'yes' ), array( 'old/(\d)', '/new/', 301, true ) ),
			'never as an expression from its own URL' => array( array(), array( '_seopress_redirections_enabled_regex' => 'yes' ), array( 'http://example.org/brewing-tea/', '/new/', 301, false ) ),
			'not if it is switched off'   => array( array(), array( '_seopress_redirections_enabled' => '' ), null ),
			'not while it is a draft'     => array( array( 'post_status' => 'draft' ), array(), null ),
			'not without a target'        => array( array(), array( '_seopress_redirections_value' => '' ), null ),
		);
	}

	/**
	 * @dataProvider robots
	 */
	public function test_only_the_value_yes_forbids_indexing( string $value, array $robots, bool $is_hidden ): void {
		$id = $this->post()->ID;
		update_post_meta( $id, '_seopress_robots_follow', $value );
		update_post_meta( $id, '_seopress_robots_index', $value );
		$values = ( new Seopress_Source() )->values( new Subject( Subject::POST, $id ) );

		$this->assertSame( array( $robots, $is_hidden ), array( $values[ Meta_Keys::ROBOTS ], $values[ Meta_Keys::HIDDEN ] ) );
	}

	public static function robots(): array {
		return array(
			'yes'     => array( 'yes', array( 'nofollow' ), true ),
			'nothing' => array( '', array(), false ),
			'no'      => array( 'no', array(), false ),
			'1'       => array( '1', array(), false ),
		);
	}

	/**
	 * @dataProvider options
	 */
	public function test_archives_and_the_home_page_from_an_option( $stored, array $home, array $archive ): void {
		update_option( 'seopress_titles_option_name', $stored );
		$values = static function ( Subject $page ): array {
			$of = ( new Seopress_Source() )->values( $page );
			return array( $of[ Meta_Keys::TITLE ], $of[ Meta_Keys::HIDDEN ] );
		};

		$this->assertSame( $home, $values( new Subject( Subject::HOME ) ) );
		$this->assertSame( $archive, $values( new Subject( Subject::TYPE, 'book' ) ) );
	}

	public static function options(): array {
		return array(
			'with both'            => array( array( 'noindex' => '1', 'seopress_titles_home_site_title' => 'Tea', 'seopress_titles_archive_titles' => array( 'book' => array( 'title' => 'Books', 'noindex' => '1' ) ) ), array( 'Tea', false ), array( 'Books', true ) ),
			'with texts for lists' => array( array( 'seopress_titles_archive_titles' => 'x', 'seopress_titles_home_site_title' => array( 'x' ) ), array( '', false ), array( '', false ) ),
			'that is a text'       => array( 'x', array( '', false ), array( '', false ) ),
		);
	}

	protected function tearDown(): void {
		unregister_post_type( 'seopress_404' );
		parent::tearDown();
	}
}
