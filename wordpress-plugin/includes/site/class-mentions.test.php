<?php
/**
 * Tests for posts that mention the subject of another one.
 *
 * @package Plumbline
 */

namespace Plumbline\Site;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Mentions. */
final class Mentions_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider texts
	 */
	public function test_texts_with_the_words_in_any_form_are_found( string $words, string $content, array $paragraphs ): void {
		$post = $this->post();
		$this->post( array( 'post_name' => 'other', 'post_content' => $content ) );

		$this->assertSame( $paragraphs, array_merge( ...array_column( Mentions::of( $post, $words ), 'paragraphs' ) ) );
	}

	public static function texts(): array {
		return array(
			'a different ending'      => array( 'green teas', '<p>Drink.</p><p>A green&nbsp;tea &amp; more.</p>', array( 'A green tea & more.' ) ),
			'a different order'       => array( 'Sourdough Starter', '<p>A starter for sourdoughs.</p>', array( 'A starter for sourdoughs.' ) ),
			'only one of the words'   => array( 'green tea', '<p>Green apples.</p>', array() ),
			'in different paragraphs' => array( 'green tea', '<p>Green apples.</p><p>Black tea.</p>', array() ),
			'Japanese'                => array( '緑茶', '<p>朝は緑茶を飲む。</p>', array( '朝は緑茶を飲む。' ) ),
			'a link already'          => array( 'green tea', '<p>See <a href="/x">green tea</a>.</p>', array() ),
			'a heading'               => array( 'green tea', '<h2>Green tea</h2><p>Hot.</p>', array() ),
			'an attribute'            => array( 'green tea', '<p><img alt="green tea"> Hot.</p>', array() ),
			'text of the classic editor' => array( 'green tea', "One.\n\nTwo cups of green tea.", array( 'Two cups of green tea.' ) ),
			'a pattern of SQL'        => array( '100%', '<p>It has 100 cups.</p>', array( 'It has 100 cups.' ) ),
			'punctuation alone'       => array( '!?', '<p>What!?</p>', array() ),
		);
	}

	public function test_posts_that_link_already_or_that_visitors_cannot_read_are_left_out(): void {
		$post = $this->post();
		$text = '<p>A cup of green tea.</p>';
		$path = wp_parse_url( get_permalink( $post ), PHP_URL_PATH );
		foreach ( array( get_permalink( $post ), $path, untrailingslashit( $path ) . '#top', "$path?a=1" ) as $href ) {
			$this->post( array( 'post_content' => "$text<p><a class='x' href=\"$href\">How</a></p>" ) );
		}
		$pot = $this->post( array( 'post_content' => $text . '<p><a href="' . untrailingslashit( $path ) . '-pot/">How</a></p>', 'post_date' => '2020-01-01 10:00:00' ) );
		$this->post( array( 'post_content' => $text, 'post_status' => 'draft' ) );
		$this->post( array( 'post_content' => $text, 'post_password' => 'secret' ) );
		$found = $this->post( array( 'post_content' => $text, 'post_title' => 'Cups &amp; pots' ) );

		$this->assertSame( array( array( $found->ID, 'Cups & pots', '' ), array( $pot->ID, 'Brewing tea', '' ) ), array_map( static fn( $one ) => array( $one['id'], $one['title'], $one['edit_url'] ), Mentions::of( $post, 'green tea' ) ) );
	}

	public function test_only_people_who_edit_the_post_ask(): void {
		$id = $this->post()->ID;
		$this->assertSame( 401, $this->rest( 'GET', "/posts/$id/mentions", array( 'words' => 'tea' ) )->get_status() );
		$this->log_in( 'editor' );

		$this->assertSame( 200, $this->rest( 'GET', "/posts/$id/mentions", array( 'words' => 'tea' ) )->get_status() );
		$this->assertSame( 400, $this->rest( 'GET', "/posts/$id/mentions", array( 'words' => ' ' ) )->get_status() );
		$this->assertSame( 400, $this->rest( 'GET', "/posts/$id/mentions" )->get_status() );
	}
}
