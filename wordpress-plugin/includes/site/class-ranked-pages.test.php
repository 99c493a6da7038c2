<?php
/**
 * Tests for the pages of the site that rank.
 *
 * @package Plumbline
 */

namespace Plumbline\Site;

use Plumbline\Connection\Server_Settings;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Ranked_Pages. */
final class Ranked_Pages_Test extends WordPress_Test_Case {

	public function test_each_page_comes_with_the_query_that_it_is_seen_for_most(): void {
		$this->log_in( 'editor' );
		Server_Settings::save( 'https://plumbline.example.com', 'pl_0123456789abcdef' );
		Server_Settings::save_sites( array( array( 'key' => 's1', 'title' => 'Tea', 'domain' => 'example.org', 'engines' => array( 'google_us' ) ) ), 's1' );
		$rankings = array( self::ranking( 'tea', 12, 'https://example.org/tea/' ), self::ranking( 'hot tea', 4, 'https://example.org/tea/' ), self::ranking( 'water', null, '' ) );
		$this->answer_requests(
			static function () use ( $rankings ): array {
				return self::answer( 200, wp_json_encode( array( 'keywords' => $rankings ) ) );
			}
		);

		$this->assertSame(
			array( array( 'url' => 'https://example.org/tea/', 'query' => 'tea', 'clicks' => 5, 'impressions' => 50, 'position' => 12, 'change' => -4 ) ),
			$this->rest( 'GET', '/overview/ranks' )->get_data()
		);
		$this->assertSame( 'impressions', json_decode( $this->requests[0]['body'], true )['sort_col'] );
	}

	public function test_without_a_connection_no_request_is_sent(): void {
		$this->log_in( 'editor' );

		$this->assertSame( 'plumbline_not_connected', $this->rest( 'GET', '/overview/ranks' )->as_error()->get_error_code() );
		$this->assertSame( array(), $this->requests );
	}

	public function test_posts_are_found_by_their_urls_if_the_user_can_edit_them(): void {
		$author = $this->log_in( 'author' );
		$mine   = $this->post( array( 'post_title' => 'Mine &amp; yours', 'post_author' => $author ) );
		$theirs = $this->post( array( 'post_author' => $this->user( 'editor' ) ) );
		$urls   = array( home_url( "/?p=$mine->ID" ), home_url( "/?p=$theirs->ID" ), 'https://example.net/' );

		$this->assertSame(
			array( array( 'url' => $urls[0], 'id' => $mine->ID, 'title' => 'Mine & yours' ) ),
			$this->rest( 'POST', '/overview/posts-at', array( 'urls' => $urls ) )->get_data()
		);
	}

	/**
	 * A ranking as the server answers.
	 *
	 * @param string   $keyword The keyword.
	 * @param int|null $rank    The rank.
	 * @param string   $url     The page.
	 */
	private static function ranking( string $keyword, ?int $rank, string $url ): array {
		return array(
			'keyword'           => $keyword,
			'rank'              => $rank,
			'rank_change'       => null === $rank ? null : -4,
			'url'               => $url,
			'webmaster_metrics' => array( 'clicks' => 5, 'impressions' => 50, 'average_position' => 11.5 ),
		);
	}
}
