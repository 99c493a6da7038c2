<?php
/**
 * Tests for links in texts.
 *
 * @package Plumbline
 */

namespace Plumbline\Site;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Text_Links. */
final class Text_Links_Test extends WordPress_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' );
		Text_Links::forget();
	}

	/**
	 * @dataProvider targets
	 */
	public function test_a_link_leads_to( string $html, string $to ): void {
		$this->log_in( 'administrator' );
		$this->post( array( 'post_name' => 'draft', 'post_status' => 'draft' ) );
		$target = $this->post( array( 'post_name' => 'target' ) );
		$from   = $this->post( array( 'post_name' => 'from', 'post_content' => $html ) );
		$links  = Text_Links::of( $from );

		$this->assertSame( 'a post' === $to ? array( $target->ID ) : array(), $links['posts'] );
		$this->assertSame( 0 === strpos( $to, 'http' ) ? array( $to ) : array(), $links['unknown'] );
	}

	public static function targets(): array {
		return array(
			'a post by its path'            => array( '<a href=" /target/#top ">x</a>', 'a post' ),
			'a post, however often'         => array( "<A HREF='/target/'>x</A><a href=/target/>y</a>", 'a post' ),
			'a post at www.'                => array( '<a href="http://www.example.org/target/">x</a>', 'a post' ),
			'a draft, which is unknown'     => array( '<a href="/draft/">x</a>', 'http://example.org/draft/' ),
			'a URL with entities'           => array( '<a href="/gone/?a=1&amp;b=茶">x</a>', 'http://example.org/gone/?a=1&b=茶' ),
			'itself'                        => array( '<a href="/from/">x</a>', 'nothing' ),
			'a part of itself'              => array( '<a href="#top">x</a>', 'nothing' ),
			'a different port'              => array( '<a href="http://example.org:8080/target/">x</a>', 'nothing' ),
			'a different scheme'            => array( '<a href="mailto:ann@example.org">x</a><a href="javascript:alert(1)">x</a>', 'nothing' ),
			'the dashboard'                 => array( '<a href="/wp-admin/">x</a><a href="/wp-login.php?x">x</a>', 'nothing' ),
			'nowhere'                       => array( '<a>x</a><a href>x</a><a href="http://">x</a><!-- <a href="/target/">x</a> -->', 'nothing' ),
		);
	}
}
