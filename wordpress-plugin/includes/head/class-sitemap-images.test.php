<?php
/**
 * Tests for pictures in sitemaps.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Sitemap_Images. */
final class Sitemap_Images_Test extends WordPress_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wp_sitemaps'] = null;
	}

	public function test_the_pictures_of_a_post_are_those_that_everybody_sees(): void {
		update_option( Head_Switches::OPTION, array( 'images' ) );
		$featured = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Rye' ), 'featured.png' );
		$post     = $this->post( array( 'post_content' => '<p>Rye</p><img src="/rye.png?a=1&amp;b=2"><img src="data:image/gif;base64,R0lG"><img alt=""><img src="javascript:alert(1)"><img src="/rye.png?a=1&amp;b=2"><img src="//other.example/x.png">' ) );
		set_post_thumbnail( $post, $featured );
		$this->post( array( 'post_content' => '<img src="/secret.png">', 'post_password' => 'rye' ) );
		$this->post( array( 'post_content' => 'No picture.' ) );
		( new Sitemaps() )->hook();
		$sitemap = new \SimpleXMLElement( ( new Sitemap_Renderer() )->get_sitemap_xml( ( new \WP_Sitemaps_Posts() )->get_url_list( 1, 'post' ) ) );
		$sitemap->registerXPathNamespace( 'image', Sitemap_Renderer::NAMESPACES['image'] );

		$this->assertSame(
			array( wp_get_attachment_url( $featured ), home_url( '/rye.png?a=1&b=2' ) ),
			array_map( 'strval', $sitemap->xpath( '//image:image/image:loc' ) )
		);
		$this->assertGreaterThan( 2, count( $sitemap->url ) );
	}
}
