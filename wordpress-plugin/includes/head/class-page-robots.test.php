<?php
/**
 * Tests for robots directives of a page.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use Plumbline\Appearance\Page_Kinds;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Page_Robots. */
final class Page_Robots_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider directives
	 */
	public function test_joins( array $of_page, array $of_kind, array $expected ): void {
		$page = new Subject( Subject::POST, $this->post()->ID );
		$kind = Page_Kinds::of( $page );
		foreach ( $of_page as $key => $value ) {
			$page->set( $key, $value );
		}
		foreach ( $of_kind as $key => $value ) {
			$kind->set( $key, $value );
		}

		$this->assertSame( $expected, Page_Robots::of( $page, $kind ) );
	}

	public static function directives(): array {
		$hidden = array( Meta_Keys::HIDDEN => true );
		return array(
			'nothing'                             => array( array(), array(), array() ),
			'a hidden page'                       => array( $hidden, array(), array( 'noindex' ) ),
			'a hidden kind'                       => array( array(), $hidden, array( 'noindex' ) ),
			'an exception from a hidden kind'     => array( array( Meta_Keys::ROBOTS => array( 'index', 'nofollow' ) ), $hidden, array( 'nofollow' ) ),
			'a hidden page that is an exception'  => array( $hidden + array( Meta_Keys::ROBOTS => array( 'index' ) ), array(), array( 'noindex' ) ),
			'a kind cannot be its own exception'  => array( array(), $hidden + array( Meta_Keys::ROBOTS => array( 'index' ) ), array( 'noindex' ) ),
			'directives of both'                  => array( array( Meta_Keys::ROBOTS => array( 'nosnippet' ) ), array( Meta_Keys::ROBOTS => array( 'nofollow', 'nosnippet' ) ), array( 'nofollow', 'nosnippet' ) ),
		);
	}

	public function test_further_pages_can_be_hidden_and_archives_without_posts_always_are(): void {
		update_option( 'posts_per_page', 1 );
		$this->post();
		$this->post( array( 'post_name' => 'second' ) );
		$empty = wp_insert_term( 'Teas', 'category' )['term_id'];
		$this->go_to( '/?cat=1&paged=2' );
		$this->assertSame( array(), Page_Robots::shown() );
		Page_Kinds::every( Page_Kinds::PAGED )->set( Meta_Keys::HIDDEN, true );
		$this->assertSame( array( 'noindex' ), Page_Robots::shown() );
		$this->go_to( '/page/2/' );
		$this->assertSame( array( 'noindex' ), Page_Robots::shown() );

		$this->go_to( '/?cat=1' );
		$this->assertSame( array(), Page_Robots::shown() );
		$this->go_to( "/?cat=$empty" );
		$this->assertSame( array( 'noindex' ), Page_Robots::shown() );
	}

	public function test_pages_without_a_subject_have_those_of_their_kind(): void {
		Page_Kinds::every( Page_Kinds::DATE )->set( Meta_Keys::HIDDEN, true );

		$this->assertSame( array( 'noindex' ), Page_Robots::of( null, Page_Kinds::every( Page_Kinds::DATE ) ) );
		$this->assertSame( array(), Page_Robots::of( null, null ) );
	}
}
