<?php
/**
 * Tests for the sitemap for news.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use Plumbline\Appearance\Page_Kinds;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests News_Sitemap. */
final class News_Sitemap_Test extends WordPress_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wp_sitemaps'] = null;
	}

	public function test_news_are_the_posts_of_two_days_with_any_title(): void {
		update_option( Head_Switches::OPTION, array( 'news' ) );
		update_option( 'blogname', 'Rye &amp; Co' );
		$new = $this->post( array( 'post_title' => 'Bread &amp; <em>茶</em> “now”' ) );
		$this->post( array( 'post_title' => 'Old', 'post_date' => wp_date( 'Y-m-d H:i:s', time() - 3 * DAY_IN_SECONDS ) ) );
		$this->post( array( 'post_title' => 'Secret', 'post_password' => 'rye' ) );
		update_post_meta( $this->post( array( 'post_title' => 'Hidden' ) )->ID, Meta_Keys::HIDDEN, true );
		( new Sitemaps() )->hook();
		$sitemap = new \SimpleXMLElement( ( new Sitemap_Renderer() )->get_sitemap_xml( ( new News_Sitemap() )->get_url_list( 1 ) ) );
		$news    = $sitemap->url[0]->children( Sitemap_Renderer::NAMESPACES['news'] )->news;

		$this->assertSame( array( get_permalink( $new ) ), array_map( 'strval', $sitemap->xpath( '//*[local-name() = "loc"]' ) ) );
		$this->assertSame(
			array( 'Rye & Co', 'en', 'Bread & 茶 “now”', get_post_time( DATE_W3C, true, $new ) ),
			array( (string) $news->publication->name, (string) $news->publication->language, (string) $news->title, (string) $news->publication_date )
		);
	}

	public function test_there_is_no_sitemap_for_news_without_news_or_where_posts_are_unlisted(): void {
		update_option( Head_Switches::OPTION, array( 'news' ) );
		$this->post();
		( new Sitemaps() )->hook();
		$this->assertCount( 1, ( new News_Sitemap() )->get_sitemap_entries() );
		Page_Kinds::every( Page_Kinds::POST, 'post' )->set( Meta_Keys::UNLISTED, true );

		$this->assertSame( array(), ( new News_Sitemap() )->get_sitemap_entries() );
	}
}
