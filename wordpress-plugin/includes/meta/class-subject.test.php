<?php
/**
 * Tests for pages with fields.
 *
 * @package Plumbline
 */

namespace Plumbline\Meta;

use Plumbline\Owner\Options;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Subject. */
final class Subject_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider kinds
	 */
	public function test_a_page_keeps_what_was_entered( string $kind, $id ): void {
		$page = new Subject( $kind, $id );
		$page->set( Meta_Keys::TITLE, " Tea \\ \"茶\" <b>\n&amp; " );
		$page->set( Meta_Keys::CANONICAL, 'javascript:alert(1)' );
		$page->set( Meta_Keys::ROBOTS, array( 'nofollow', 'all', 7 ) );

		$this->assertSame( 'Tea \\ "茶" <b> &amp;', $page->get( Meta_Keys::TITLE ) );
		$this->assertFalse( $page->has( Meta_Keys::CANONICAL ) );
		$this->assertSame( array( 'nofollow' ), $page->get( Meta_Keys::ROBOTS ) );
		$page->set( Meta_Keys::TITLE, ' ' );
		$page->remove( Meta_Keys::ROBOTS );
		$this->assertSame( array( false, false ), array( $page->has( Meta_Keys::TITLE ), $page->has( Meta_Keys::ROBOTS ) ) );
	}

	public static function kinds(): array {
		return array(
			'a term'       => array( Subject::TERM, 1 ),
			'an author'    => array( Subject::USER, 1 ),
			'the home page' => array( Subject::HOME, '' ),
			'an archive'   => array( Subject::TYPE, 'book' ),
		);
	}

	public function test_fields_of_an_author_belong_to_one_site_of_a_network(): void {
		( new Subject( Subject::USER, 1 ) )->set( Meta_Keys::TITLE, 'Ann' );

		$this->assertSame( 'Ann', get_user_meta( 1, $GLOBALS['wpdb']->get_blog_prefix() . 'plumbline_title', true ) );
		$this->assertSame( Meta_Keys::TITLE, ( new Subject( Subject::TERM, 1 ) )->stored_key( Meta_Keys::TITLE ) );
	}

	public function test_archives_share_an_option_and_leave_no_empty_rows(): void {
		$home = new Subject( Subject::HOME );
		$home->set( Meta_Keys::TITLE, 'Home' );
		( new Subject( Subject::TYPE, 'book' ) )->set( Meta_Keys::TITLE, 'Books' );
		$home->remove( Meta_Keys::TITLE );

		$this->assertSame( array( 'type:book' => array( Meta_Keys::TITLE => 'Books' ) ), get_option( Options::PAGES ) );
	}

	/**
	 * @dataProvider damaged
	 */
	public function test_a_damaged_option_is_empty_and_can_be_filled_again( $stored ): void {
		update_option( Options::PAGES, $stored );
		$home = new Subject( Subject::HOME );

		$this->assertSame( '', $home->get( Meta_Keys::TITLE ) );
		$home->set( Meta_Keys::TITLE, 'Tea' );
		$this->assertSame( 'Tea', $home->get( Meta_Keys::TITLE ) );
	}

	public static function damaged(): array {
		return array(
			'a text'          => array( 'x' ),
			'nothing'         => array( '' ),
			'a row of text'   => array( array( 'home' => 'x' ) ),
		);
	}

	/**
	 * @dataProvider values
	 */
	public function test_a_page_has_a_value( $value, bool $has ): void {
		update_term_meta( 1, Meta_Keys::TITLE, $value );

		$this->assertSame( $has, ( new Subject( Subject::TERM, 1 ) )->has( Meta_Keys::TITLE ) );
	}

	public static function values(): array {
		return array(
			'that is a text'        => array( '茶', true ),
			'that ends with zeros'  => array( '2000', true ),
			'that is a list'        => array( array( 'nofollow' ), true ),
			'not a blank'           => array( " \n", false ),
			'not a switch that is off' => array( '0', false ),
			'not an empty list'     => array( array( '' ), false ),
		);
	}
}
