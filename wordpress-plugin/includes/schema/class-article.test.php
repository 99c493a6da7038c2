<?php
/**
 * Tests for articles in structured data.
 *
 * @package Plumbline
 */

namespace Plumbline\Schema;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Article. */
final class Article_Test extends WordPress_Test_Case {

	public function test_an_article_has_plain_texts(): void {
		$author = $this->user( 'author' );
		wp_update_user( array( 'ID' => $author, 'display_name' => 'Ann “茶”' ) );
		$article = Article::of( $this->post( array( 'post_title' => 'Tea &amp; <em>茶</em>', 'post_excerpt' => 'A <b>"pot"</b>.', 'post_author' => $author ) ) );

		$this->assertSame( array( 'Tea & 茶', 'A "pot".', 'Ann “茶”' ), array( $article['headline'], $article['description'], $article['author']['name'] ) );
		$this->assertSame( 'http://example.org/brewing-tea/#article', $article['@id'] );
	}

	public function test_what_is_missing_is_left_out(): void {
		$article = Article::of( $this->post() );

		$this->assertArrayNotHasKey( 'description', $article );
		$this->assertArrayNotHasKey( 'image', $article );
	}
}
