<?php
/**
 * Tests for canonical URLs.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use Plumbline\Appearance\Page_Kinds;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Canonical. */
final class Canonical_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider addresses
	 */
	public function test_the_canonical_of( string $address, string $expected ): void {
		update_option( 'posts_per_page', 1 );
		foreach ( array( 'first', 'second' ) as $name ) {
			$this->post( array( 'post_name' => $name, 'post_author' => 1, 'post_date' => '2020-02-03 00:00:00' ) );
		}
		$this->go_to( $address );

		$this->assertSame( $expected, Canonical::shown() );
	}

	public static function addresses(): array {
		$home = 'http://example.org';
		return array(
			'the home page'                 => array( '/', "$home/" ),
			'the home page, with a parameter' => array( '/?utm_source=mail', "$home/" ),
			'its second page'               => array( '/page/2/', "$home/page/2/" ),
			'a category'                    => array( '/?cat=1', "$home/category/uncategorized/" ),
			'its second page in other words' => array( '/?cat=1&paged=2', "$home/category/uncategorized/page/2/" ),
			'an author'                     => array( '/?author=1', "$home/author/admin/" ),
			'a year'                        => array( '/2020/', "$home/2020/" ),
			'a month in one number'         => array( '/?m=202002', "$home/2020/02/" ),
			'the second page of a day'      => array( '/2020/02/03/page/2/', "$home/2020/02/03/page/2/" ),
			'a month of a category'         => array( '/?cat=1&m=202002', '' ),
			'a post'                        => array( '/first/', "$home/first/" ),
			'a search'                      => array( '/?s=tea', '' ),
			'a search in a category'        => array( '/?s=tea&cat=1', '' ),
			'a missing page'                => array( '/nothing-here/', '' ),
			'a page after the last'         => array( '/page/7/', '' ),
		);
	}

	public function test_hidden_archives_have_none_unless_somebody_entered_one(): void {
		$term = new Subject( Subject::TERM, 1 );
		$this->post();
		$this->go_to( '/?cat=1' );
		Page_Kinds::of( $term )->set( Meta_Keys::HIDDEN, true );
		$this->assertSame( '', Canonical::shown() );
		$term->set( Meta_Keys::CANONICAL, 'https://example.com/all/' );

		$this->assertSame( 'https://example.com/all/', Canonical::shown() );
	}

	public function test_the_posts_page_has_its_own(): void {
		$page = $this->post( array( 'post_type' => 'page', 'post_name' => 'blog' ) );
		$this->post();
		update_option( 'show_on_front', 'page' );
		update_option( 'page_for_posts', $page->ID );
		$this->go_to( '/blog/' );

		$this->assertSame( 'http://example.org/blog/', Canonical::shown() );
	}

	public function test_without_permalinks_the_number_of_the_page_is_a_parameter(): void {
		update_option( 'permalink_structure', '' );
		update_option( 'posts_per_page', 1 );
		$this->post();
		$this->post( array( 'post_name' => 'second' ) );
		$this->go_to( '/?cat=1&paged=2' );
		$canonical = Canonical::shown();
		update_option( 'permalink_structure', '/%postname%/' );
		// The rules in memory are not part of the transaction.
		$GLOBALS['wp_rewrite']->init();

		$this->assertSame( 'http://example.org/?cat=1&paged=2', $canonical );
	}
}
