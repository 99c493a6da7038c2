<?php
/**
 * Tests for kinds of pages.
 *
 * @package Plumbline
 */

namespace Plumbline\Appearance;

use Plumbline\Meta\Subject;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Page_Kinds. */
final class Page_Kinds_Test extends WordPress_Test_Case {

	protected function tearDown(): void {
		unregister_post_type( 'book' );
		unregister_post_type( 'secret' );
		parent::tearDown();
	}

	public function test_every_kind_with_public_pages_is_listed_once(): void {
		register_post_type( 'book', array( 'public' => true, 'has_archive' => true ) );
		register_post_type( 'secret', array( 'public' => false, 'has_archive' => true ) );
		$names = array_map(
			static function ( Subject $kind ): string {
				return $kind->name();
			},
			Page_Kinds::all()
		);

		$this->assertSame( array_unique( $names ), $names );
		$this->assertSame( array( 'every:post.post', 'every:post.page', 'every:post.book' ), array_values( preg_grep( '/^every:post/', $names ) ) );
		$this->assertContains( 'every:term.category', $names );
		$this->assertSame( array( 'every:author', 'every:date', 'every:paged', 'every:search', 'every:missing', 'type:book' ), array_slice( $names, -6 ) );
	}

	/**
	 * @dataProvider addresses
	 */
	public function test_the_kind_of( string $address, ?string $name ): void {
		$this->post( array( 'post_author' => 1, 'post_date' => '2020-02-03 00:00:00' ) );
		$this->go_to( $address );
		$kind = Page_Kinds::shown();

		$this->assertSame( $name, $kind ? $kind->name() : null );
	}

	public static function addresses(): array {
		return array(
			'a post'        => array( '/brewing-tea/', 'every:post.post' ),
			'a category'    => array( '/?cat=1', 'every:term.category' ),
			'an author'     => array( '/?author=1', 'every:author' ),
			'a year'        => array( '/?m=2020', 'every:date' ),
			'a search'      => array( '/?s=tea', 'every:search' ),
			'a missing one' => array( '/nothing-here/', 'every:missing' ),
			'the home page' => array( '/', null ),
		);
	}
}
