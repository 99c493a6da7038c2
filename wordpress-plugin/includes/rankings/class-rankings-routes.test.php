<?php
/**
 * Tests for rankings in the editor.
 *
 * @package Plumbline
 */

namespace Plumbline\Rankings;

use Plumbline\Connection\Server_Settings;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Rankings_Routes. */
final class Rankings_Routes_Test extends WordPress_Test_Case {

	public function test_without_a_connection_no_request_is_sent(): void {
		$this->log_in( 'editor' );
		$answer = $this->rest( 'GET', '/posts/' . $this->post()->ID . '/rankings' );

		$this->assertSame( 'plumbline_not_connected', $answer->as_error()->get_error_code() );
		$this->assertSame( array(), $this->requests );
	}

	public function test_a_connection_without_a_chosen_site_says_so(): void {
		$this->log_in( 'editor' );
		Server_Settings::save( 'https://plumbline.example.com', 'pl_0123456789abcdef' );

		$this->assertSame( 'plumbline_unknown_site', $this->rest( 'GET', '/posts/' . $this->post()->ID . '/rankings' )->as_error()->get_error_code() );
	}

	public function test_ranks_and_trends_become_one_row_per_keyword(): void {
		$this->log_in( 'editor' );
		$this->connect();
		$answer = $this->rest( 'GET', '/posts/' . $this->post()->ID . '/rankings' )->get_data();

		$this->assertSame(
			array(
				'keyword'     => 'tea',
				'rank'        => 3,
				'change'      => -1,
				'clicks'      => 5,
				'impressions' => 50,
				'position'    => 3.5,
				'trend'       => array( 4, 3 ),
			),
			$answer['keywords'][0]
		);
		$this->assertNull( $answer['keywords'][1]['position'] );
		$this->assertSame( array(), $answer['keywords'][1]['trend'] );
		$this->assertSame( 'google_us', $answer['engine'] );
		$this->assertSame( 'http://example.org/brewing-tea/', json_decode( $this->requests[0]['body'], true )['url'] );
	}

	public function test_an_answer_is_cached_per_engine_range_and_key(): void {
		$this->log_in( 'editor' );
		$this->connect();
		$route = '/posts/' . $this->post()->ID . '/rankings';
		foreach ( array( array(), array(), array( 'engine' => 'google_us' ), array( 'engine' => 'unknown' ) ) as $same ) {
			$this->rest( 'GET', $route, $same );
		}
		$this->assertCount( 2, $this->requests );

		$this->rest( 'GET', $route, array( 'engine' => 'bing_us' ) );
		$this->rest( 'GET', $route, array( 'range' => '28_days' ) );
		Server_Settings::save( 'https://plumbline.example.com', 'pl_another_0123456' );
		$this->rest( 'GET', $route );
		$this->assertCount( 8, $this->requests );
	}

	public function test_a_draft_has_no_rankings_and_the_server_is_not_asked(): void {
		$this->log_in( 'editor' );
		$this->connect();
		$answer = $this->rest( 'GET', '/posts/' . $this->post( array( 'post_status' => 'draft' ) )->ID . '/rankings' )->get_data();

		$this->assertFalse( $answer['is_published'] );
		$this->assertSame( array(), $answer['keywords'] );
		$this->assertSame( array(), $this->requests );
	}

	/**
	 * @dataProvider roles
	 */
	public function test_who_may_add_keywords( string $role, int $status ): void {
		$user = $this->log_in( $role );
		$this->connect();
		$post = $this->post( array( 'post_author' => $user ) );

		$this->assertSame( $status, $this->rest( 'POST', '/posts/' . $post->ID . '/keywords', array( 'keyword' => 'tea' ) )->get_status() );
		$this->assertCount( 200 === $status ? 1 : 0, $this->requests );
	}

	public static function roles(): array {
		return array(
			'administrators' => array( 'administrator', 200 ),
			'editors'        => array( 'editor', 200 ),
			'not authors'    => array( 'author', 403 ),
		);
	}

	public function test_a_dry_run_has_no_idempotency_key_and_keeps_the_cache(): void {
		$this->log_in( 'editor' );
		$this->connect();
		$post = $this->post();
		$this->rest( 'GET', '/posts/' . $post->ID . '/rankings' );
		$answer = $this->rest( 'POST', '/posts/' . $post->ID . '/keywords', array( 'keyword' => 'tea', 'dry_run' => true, 'idempotency_key' => 'a1' ) );

		$this->assertSame( array( 'status' => 'added', 'requests' => 1, 'usd' => 0.002 ), $answer->get_data() );
		$this->assertArrayNotHasKey( 'Idempotency-Key', end( $this->requests )['headers'] );
		$this->rest( 'GET', '/posts/' . $post->ID . '/rankings' );
		$this->assertCount( 3, $this->requests );
	}

	public function test_an_added_keyword_clears_the_cache(): void {
		$this->log_in( 'editor' );
		$this->connect();
		$post = $this->post();
		$this->rest( 'GET', '/posts/' . $post->ID . '/rankings' );
		$this->rest( 'POST', '/posts/' . $post->ID . '/keywords', array( 'keyword' => 'tea', 'idempotency_key' => 'a1' ) );

		$this->assertSame( 'a1', end( $this->requests )['headers']['Idempotency-Key'] );
		$this->rest( 'GET', '/posts/' . $post->ID . '/rankings' );
		$this->assertCount( 5, $this->requests );
	}

	/**
	 * @dataProvider faults
	 */
	public function test_invalid_keywords_are_refused( array $parameters ): void {
		$this->log_in( 'editor' );

		$this->assertSame( 400, $this->rest( 'POST', '/posts/' . $this->post()->ID . '/keywords', $parameters )->get_status() );
	}

	public static function faults(): array {
		return array(
			'nothing'             => array( array() ),
			'an empty one'        => array( array( 'keyword' => '' ) ),
			'a long one'          => array( array( 'keyword' => str_repeat( 'a', 201 ) ) ),
			'a key with a header' => array( array( 'keyword' => 'tea', 'idempotency_key' => "a\r\nX: b" ) ),
		);
	}

	/** Connects to a server that answers like ours. */
	private function connect(): void {
		Server_Settings::save( 'https://plumbline.example.com', 'pl_0123456789abcdef' );
		$site = array(
			'key'     => 's1',
			'title'   => 'Tea',
			'domain'  => 'example.org',
			'engines' => array( 'google_us', 'bing_us' ),
		);
		Server_Settings::save_sites( array( $site ), 's1' );
		$figures = static function ( string $keyword, int $impressions ): array {
			return array(
				'keyword'           => $keyword,
				'rank'              => 3,
				'rank_change'       => -1,
				'webmaster_metrics' => array(
					'clicks'           => 5,
					'impressions'      => $impressions,
					'average_position' => 3.5,
				),
			);
		};
		$answers = array(
			'rankings'       => array( 'keywords' => array( $figures( 'tea', 50 ), $figures( 'water', 0 ) ) ),
			'rankings_trend' => array(
				'meta'     => array( 'dates' => array( '2026-01-01', '2026-01-02' ) ),
				'keywords' => array(
					array(
						'keyword' => 'tea',
						'trend'   => array( 4, 3 ),
					),
				),
			),
			'add_keywords'   => array(
				'keywords' => array( array( 'status' => 'added' ) ),
				'cost'     => array(
					'serp_requests_per_check' => 1,
					'serp_cost_usd_per_check' => 0.002,
				),
			),
		);
		$this->answer_requests(
			static function ( string $url ) use ( $answers ): array {
				return self::answer( 200, wp_json_encode( $answers[ basename( $url ) ] ) );
			}
		);
	}
}
