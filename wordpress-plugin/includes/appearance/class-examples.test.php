<?php
/**
 * Tests for examples of each kind of page.
 *
 * @package Plumbline
 */

namespace Plumbline\Appearance;

use Plumbline\Meta\Subject;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Examples. */
final class Examples_Test extends WordPress_Test_Case {

	public function test_the_longest_public_title_is_the_example(): void {
		$this->post( array( 'post_title' => 'Short' ) );
		$this->post( array( 'post_title' => '日本茶の淹れ方 &amp; more', 'post_name' => 'long' ) );
		$this->post( array( 'post_title' => 'A very much longer title, but secret', 'post_password' => 'tea' ) );
		$this->post( array( 'post_title' => 'A very much longer title, but a draft', 'post_status' => 'draft' ) );
		$example = Examples::of( Page_Kinds::every( Page_Kinds::POST, 'post' ) );

		$this->assertSame( '日本茶の淹れ方 & more', $example['variables']['title'] );
		$this->assertSame( 'http://example.org/long/', $example['url'] );
	}

	public function test_kinds_without_pages_have_no_example(): void {
		$this->assertNull( Examples::of( Page_Kinds::every( Page_Kinds::POST, 'page' ) ) );
		$this->assertNull( Examples::of( Page_Kinds::every( Page_Kinds::TERM, 'post_tag' ) ) );
		$this->assertNull( Examples::of( Page_Kinds::every( Page_Kinds::AUTHOR ) ) );
	}

	public function test_all_other_kinds_have_one(): void {
		$this->post( array( 'post_author' => 1, 'post_date' => '2020-02-03 00:00:00' ) );
		foreach ( array( array( Page_Kinds::TERM, 'category' ), array( Page_Kinds::AUTHOR ), array( Page_Kinds::DATE ), array( Page_Kinds::SEARCH ), array( Page_Kinds::MISSING ) ) as $kind ) {
			$example = Examples::of( Page_Kinds::every( ...$kind ) );
			$this->assertNotSame( '', $example['variables']['title'] );
			$this->assertStringStartsWith( 'http://example.org/', $example['url'] );
		}
		$this->assertSame( 'February 2020', Examples::of( Page_Kinds::every( Page_Kinds::DATE ) )['variables']['title'] );
	}

	public function test_an_archive_of_a_post_type_is_its_own_example(): void {
		$this->assertSame( 'Posts', Examples::of( new Subject( Subject::TYPE, 'post' ) )['variables']['title'] );
	}
}
