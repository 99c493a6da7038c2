<?php
/**
 * Tests for links in menus.
 *
 * @package Plumbline
 */

namespace Plumbline\Site;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Menu_Links. */
final class Menu_Links_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider navigations
	 */
	public function test_a_navigation_links_to( string $content, array $ids ): void {
		$this->post( array( 'post_type' => 'wp_navigation', 'post_content' => $content ) );

		$this->assertSame( $ids, Menu_Links::ids() );
	}

	public static function navigations(): array {
		return array(
			'posts, also below others' => array( '<!-- wp:navigation-submenu {"label":"茶","id":7,"kind":"post-type"} --><!-- wp:navigation-link {"id":8,"kind":"post-type"} /--><!-- /wp:navigation-submenu -->', array( 7, 8 ) ),
			'pages without a kind' => array( '<!-- wp:navigation-link {"type":"page","id":7} /-->', array( 7 ) ),
			'no categories'            => array( '<!-- wp:navigation-link {"type":"category","id":7,"kind":"taxonomy"} /-->', array() ),
			'no pictures'              => array( '<!-- wp:site-logo {"id":7} /-->', array() ),
			'no other sites'           => array( '<!-- wp:navigation-link {"url":"https://example.com/","kind":"custom"} /-->', array() ),
			'nothing'                  => array( '', array() ),
		);
	}

	public function test_drafts_of_navigations_do_not_count_but_front_pages_do(): void {
		$this->post( array( 'post_type' => 'wp_navigation', 'post_status' => 'draft', 'post_content' => '<!-- wp:navigation-link {"id":7,"kind":"post-type"} /-->' ) );
		update_option( 'page_on_front', '9' );
		update_option( 'page_for_posts', '9' );

		$this->assertSame( array( 9 ), Menu_Links::ids() );
	}

	public function test_a_list_of_pages_is_the_default_of_block_themes(): void {
		$this->assertTrue( Menu_Links::lists_pages() );
		$this->post( array( 'post_type' => 'wp_navigation', 'post_content' => '<!-- wp:navigation-link {"id":7} /-->' ) );
		$this->assertFalse( Menu_Links::lists_pages() );
		$this->post( array( 'post_type' => 'wp_navigation', 'post_content' => '<!-- wp:page-list /-->' ) );

		$this->assertTrue( Menu_Links::lists_pages() );
	}
}
