<?php
/**
 * Tests for the page that is shown.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Shown_Page. */
final class Shown_Page_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider addresses
	 */
	public function test_the_fields_of( string $address, ?Subject $subject ): void {
		$this->go_to( $address );

		$this->assertEquals( $subject, Shown_Page::subject() );
	}

	public static function addresses(): array {
		return array(
			'the home page'       => array( '/', new Subject( Subject::HOME ) ),
			'a category'          => array( '/?cat=1', new Subject( Subject::TERM, 1 ) ),
			'an author'           => array( '/?author=1', new Subject( Subject::USER, 1 ) ),
			'no search'           => array( '/?s=tea', null ),
			'no date'             => array( '/?year=2026', null ),
			'no missing page'     => array( '/?p=999999', null ),
			'no missing category' => array( '/?cat=999999', null ),
		);
	}

	public function test_a_text_has_plain_values_and_invalid_ones_are_empty(): void {
		wp_update_term( 1, 'category', array( 'name' => 'Teas &amp; 茶', 'description' => '<em>All</em> "teas"' ) );
		$page = new Subject( Subject::TERM, 1 );
		update_term_meta( 1, Meta_Keys::TITLE, '{title} by {author}: {excerpt}{category}' );
		$this->assertSame( 'Teas & 茶 by : All "teas"', Shown_Page::text( $page, Meta_Keys::TITLE ) );
		update_term_meta( 1, Meta_Keys::TITLE, array( 'x' ) );

		$this->assertSame( '', Shown_Page::text( $page, Meta_Keys::TITLE ) );
	}

	/**
	 * @dataProvider gone
	 */
	public function test_a_page_that_is_gone_has_neither_names_nor_a_url( string $kind, $id ): void {
		$page = new Subject( $kind, $id );

		$this->assertSame( array( '', '' ), Shown_Page::names( $page ) );
		$this->assertSame( '', Subject::USER === $kind ? '' : Shown_Page::address( $page ) );
	}

	public static function gone(): array {
		return array(
			'a category' => array( Subject::TERM, 999999 ),
			'an author'  => array( Subject::USER, 999999 ),
			'an archive' => array( Subject::TYPE, 'book' ),
		);
	}
}
