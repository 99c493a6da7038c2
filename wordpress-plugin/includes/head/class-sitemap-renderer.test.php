<?php
/**
 * Tests for sitemaps with extensions.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Sitemap_Renderer. */
final class Sitemap_Renderer_Test extends WordPress_Test_Case {

	public function test_entries_without_extensions_are_written_as_wordpress_writes_them(): void {
		$entries = array( array( 'loc' => 'https://example.com/', 'lastmod' => '2026-11-28' ) );

		$this->assertSame( ( new \WP_Sitemaps_Renderer() )->get_sitemap_xml( $entries ), ( new Sitemap_Renderer() )->get_sitemap_xml( $entries ) );
	}

	public function test_each_url_has_its_own_elements_and_texts_are_never_markup(): void {
		$xml     = ( new Sitemap_Renderer() )->get_sitemap_xml(
			array(
				4 => array( 'loc' => 'https://example.com/one/' ),
				7 => array(
					'loc'   => 'https://example.com/two/',
					'image' => array( array( 'loc' => 'https://example.com/?a=1&b=<2>' ), array( 'loc' => 'https://example.com/3.png' ) ),
					'news'  => array( array( 'title' => '<b>Rye & "oats"</b>', 'publication' => array( 'name' => '茶' ) ) ),
				),
			)
		);
		$sitemap = new \SimpleXMLElement( $xml );
		$images  = $sitemap->url[1]->children( Sitemap_Renderer::NAMESPACES['image'] )->image;
		$news    = $sitemap->url[1]->children( Sitemap_Renderer::NAMESPACES['news'] )->news;

		$this->assertCount( 0, $sitemap->url[0]->children( Sitemap_Renderer::NAMESPACES['image'] ) );
		$this->assertSame( 'https://example.com/?a=1&b=<2>', (string) $images[0]->loc );
		$this->assertCount( 2, $images );
		$this->assertSame( array( '<b>Rye & "oats"</b>', '茶' ), array( (string) $news->title, (string) $news->publication->name ) );
		$this->assertSame( 1, substr_count( $xml, Sitemap_Renderer::NAMESPACES['image'] ) );
	}
}
