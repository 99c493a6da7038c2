<?php
/**
 * Tests for the fields of archives.
 *
 * @package Plumbline
 */

namespace Plumbline\Terms;

use Plumbline\Classic\Classic_Box;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Page_Fields. */
final class Page_Fields_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider forms
	 */
	public function test_a_form_saves( array $form, string $title, string $description ): void {
		$this->log_in( 'administrator' );
		$page = new Subject( Subject::TERM, 1 );
		$page->set( Meta_Keys::TITLE, 'Old' );
		$page->set( Meta_Keys::DESCRIPTION, 'Old' );
		$_POST = wp_slash( $form ) + array( Page_Fields::NONCE => wp_create_nonce( Page_Fields::NONCE . $page->name() ) );
		Page_Fields::save( $page );

		$this->assertSame( array( $title, $description ), array( $page->get( Meta_Keys::TITLE ), $page->get( Meta_Keys::DESCRIPTION ) ) );
	}

	public static function forms(): array {
		return array(
			'what scripts have changed'   => array( array( Classic_Box::CHANGES => '{"_plumbline_title":"\\u8336 \\"new\\" \\\\"}' ), '茶 "new" \\', 'Old' ),
			'everything without scripts'  => array( array( Page_Fields::NAME => array( Meta_Keys::TITLE => 'New <b>' ) ), 'New <b>', '' ),
			'nothing from broken JSON'    => array( array( Classic_Box::CHANGES => '{' ), 'Old', 'Old' ),
			'nothing from a number'       => array( array( Classic_Box::CHANGES => '7' ), 'Old', 'Old' ),
			'nothing from a list'         => array( array( Classic_Box::CHANGES => array( 'x' ) ), 'Old', 'Old' ),
			'nothing from nothing'        => array( array(), 'Old', 'Old' ),
			'a list as a missing text'    => array( array( Page_Fields::NAME => array( Meta_Keys::TITLE => array( 'x' ) ) ), '', '' ),
		);
	}

	public function test_only_people_who_may_set_indexing_see_and_change_it(): void {
		$this->log_in( 'author' );
		$page  = new Subject( Subject::USER, get_current_user_id() );
		$_POST = array( Page_Fields::NAME => array( Meta_Keys::HIDDEN => '1', Meta_Keys::TITLE => 'Mine' ), Page_Fields::NONCE => wp_create_nonce( Page_Fields::NONCE . $page->name() ) );
		Page_Fields::save( $page );
		$form = self::printed(
			static function () use ( $page ): void {
				Page_Fields::render( $page );
			}
		);

		$this->assertSame( array( 'Mine', false ), array( $page->get( Meta_Keys::TITLE ), $page->has( Meta_Keys::HIDDEN ) ) );
		$this->assertStringNotContainsString( Meta_Keys::HIDDEN, $form );
		$this->assertStringNotContainsString( Meta_Keys::CANONICAL, $form );
	}

	public function test_a_form_of_one_page_does_not_save_a_different_one(): void {
		$this->log_in( 'administrator' );
		$page  = new Subject( Subject::TERM, 1 );
		$_POST = array( Page_Fields::NAME => array( Meta_Keys::TITLE => 'Mine' ), Page_Fields::NONCE => wp_create_nonce( Page_Fields::NONCE . 'term:2' ) );
		Page_Fields::save( $page );

		$this->assertFalse( $page->has( Meta_Keys::TITLE ) );
	}
}
