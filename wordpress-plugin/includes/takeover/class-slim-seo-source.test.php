<?php
/**
 * Tests for stored data of Slim SEO.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Slim_Seo_Source. */
final class Slim_Seo_Source_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider conditions
	 */
	public function test_a_condition_becomes_an_expression( array $row, array $redirects ): void {
		update_option( 'ss_redirects', array( $row + array( 'to' => '/new/', 'type' => 301, 'enable' => 1 ), 'damaged' ) );

		$this->assertSame( $redirects, array_column( ( new Slim_Seo_Source() )->redirects(), 'is_pattern', 'source' ) );
	}

	public static function conditions(): array {
		return array(
			'the same path'         => array( array( 'condition' => 'exact-match', 'from' => 'a.b' ), array( 'a.b' => false ) ),
			'a part'                => array( array( 'condition' => 'contain', 'from' => '/a.b/' ), array( 'a\.b' => true ) ),
			'a beginning'           => array( array( 'condition' => 'start-with', 'from' => '茶' ), array( '^/?茶' => true ) ),
			'an end'                => array( array( 'condition' => 'end-with', 'from' => 'tea' ), array( 'tea/?$' => true ) ),
			'a regular expression'  => array( array( 'condition' => 'regex', 'from' => '^tea' ), array( '^tea' => true ) ),
			'one that is off'       => array( array( 'condition' => 'regex', 'from' => '^tea', 'enable' => 0 ), array() ),
		);
	}

	/**
	 * @dataProvider home
	 */
	public function test_the_title_of_the_home_page( $options, string $title ): void {
		update_option( Slim_Seo_Source::NAME, $options );

		$this->assertSame( $title, ( new Slim_Seo_Source() )->values( new Subject( Subject::HOME ) )[ Meta_Keys::TITLE ] );
	}

	public static function home(): array {
		return array(
			'as version 4 stores it'      => array( array( 'home' => array( 'title' => 'New' ), 'home_title' => 'Old' ), 'New' ),
			'as older versions did'       => array( array( 'home' => array( 'title' => '' ), 'home_title' => 'Old' ), 'Old' ),
			'from a text in place of lists' => array( 'x', '' ),
			'from lists in place of texts' => array( array( 'home' => array( 'title' => array( 'x' ) ), 'home_title' => array( 'x' ) ), '' ),
		);
	}

	public function test_archives_have_rows_and_authors_none(): void {
		update_option( Slim_Seo_Source::NAME, array( 'book_archive' => array( 'title' => 'Books', 'noindex' => '1' ) ) );
		$source = new Slim_Seo_Source();
		$values = $source->values( new Subject( Subject::TYPE, 'book' ) );

		$this->assertSame( array( 'Books', true ), array( $values[ Meta_Keys::TITLE ], $values[ Meta_Keys::HIDDEN ] ) );
		$this->assertSame( array(), array_filter( $source->values( new Subject( Subject::USER, 1 ) ) ) );
	}

	public function test_meta_that_is_not_a_list_counts_as_missing(): void {
		$post = $this->post();
		update_post_meta( $post->ID, Slim_Seo_Source::NAME, 'Tea' );

		$this->assertSame( array(), array_filter( ( new Slim_Seo_Source() )->values( new Subject( Subject::POST, $post->ID ) ) ) );
	}
}
