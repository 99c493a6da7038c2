<?php
/**
 * Tests for the route of a page.
 *
 * @package Plumbline
 */

namespace Plumbline\Page;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Page_Routes. */
final class Page_Routes_Test extends WordPress_Test_Case {

	public function test_the_editor_gets_the_url_of_the_page_with_or_without_unsaved_changes(): void {
		$editor = $this->log_in( 'editor' );
		$post   = $this->post();
		$token  = function ( array $parameters ) use ( $post ): array {
			$source = $this->rest( 'GET', '/posts/' . $post->ID . '/page', $parameters )->get_data()['source'];
			parse_str( (string) wp_parse_url( $source, PHP_URL_QUERY ), $query );
			return Page_Token::read( $query[ Visitor_Page::PARAMETER ] );
		};

		$this->assertSame( array( 'post' => $post->ID, 'user' => $editor ), $token( array() ) );
		$this->assertSame( array( 'post' => $post->ID, 'user' => 0 ), $token( array( 'saved' => true ) ) );
	}
}
