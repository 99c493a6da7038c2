<?php
/**
 * Tests for the watch on the dashboard.
 *
 * @package Plumbline
 */

namespace Plumbline\Watch;

use Plumbline\Connection\Server_Settings;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Watch_Widget and Open_Faults. */
final class Watch_Widget_Test extends WordPress_Test_Case {

	public function test_faults_are_shown_with_their_pages_and_cached(): void {
		$this->log_in( 'editor' );
		$post = $this->post();
		$this->connect(
			array(
				'watch_count' => 1,
				'looked_at'   => '2026-11-03T08:00:00Z',
				'faults'      => array(
					array(
						'fault' => 'title',
						'text'  => '3 pages have no <title>',
						'count' => 3,
						'pages' => array(
							array( 'url' => home_url( "/?p=$post->ID" ), 'detail' => '' ),
							array( 'url' => 'https://example.org/tea/%E8%8C%B6', 'detail' => '“Tea” & more' ),
						),
					),
					array(
						'fault' => 'rank_3',
						'text'  => '1 page left the first three results',
						'count' => 1,
						'pages' => array( array( 'url' => null, 'detail' => '“tea”: 2 → 7' ) ),
					),
				),
				'worthwhile'  => array( 'text' => '', 'pages' => array() ),
			)
		);

		$GLOBALS['post'] = $post;

		$html = $this->content();

		$this->assertStringContainsString( '<h3><bdi>3 pages have no &lt;title&gt;</bdi></h3>', $html );
		$this->assertStringContainsString( "post.php?post=$post->ID&#038;action=edit", $html );
		$this->assertStringContainsString( '<a href="https://example.org/tea/%E8%8C%B6"><bdi>/tea/茶</bdi></a> <bdi>“Tea” &amp; more</bdi>', $html );
		$this->assertStringContainsString( '<li>and 1 more</li>', $html );
		$this->assertStringContainsString( '<li><bdi>“tea”: 2 → 7</bdi></li>', $html );
		$this->assertSame( $html, $this->content() );
		$this->assertCount( 1, $this->requests );
		$this->assertSame(
			array( 'site_global_key' => 's1', 'locale' => 'en-US' ),
			json_decode( $this->requests[0]['body'], true )
		);
	}

	public function test_without_faults_the_last_look_and_worthwhile_pages_are_shown(): void {
		$this->log_in( 'author' );
		$this->connect(
			array(
				'watch_count' => 1,
				'looked_at'   => gmdate( 'Y-m-d\TH:i:s\Z', time() - 2 * HOUR_IN_SECONDS ),
				'faults'      => array(),
				'worthwhile'  => array(
					'text'  => '1 page is worth half an hour',
					'pages' => array( array( 'url' => 'https://example.org/', 'reason' => 'One step from page one.' ) ),
				),
			)
		);

		$this->assertSame(
			'<p>Nothing is broken. The watch looked 2 hours ago.</p><h3><bdi>1 page is worth half an hour</bdi></h3>'
				. '<ul><li><a href="https://example.org/"><bdi>/</bdi></a> <bdi>One step from page one.</bdi></li></ul>',
			$this->content()
		);
	}

	public function test_a_site_without_a_watch_is_not_called_fine(): void {
		$this->log_in( 'editor' );
		$this->connect( array( 'watch_count' => 0, 'looked_at' => null, 'faults' => array() ) );

		$this->assertSame( '<p>No watch looks at this site yet. Add one in the console of your server.</p>', $this->content() );
	}

	public function test_a_watch_that_has_not_looked_says_so(): void {
		$this->log_in( 'editor' );
		$this->connect( array( 'watch_count' => 1, 'looked_at' => null, 'faults' => array() ) );

		$this->assertSame( '<p>The watch has not looked yet.</p>', $this->content() );
	}

	public function test_a_server_that_does_not_answer_is_asked_again(): void {
		$this->log_in( 'editor' );
		$this->connect( array() );
		$this->answer_requests(
			static function () {
				return new \WP_Error( 'http_request_failed', 'Timeout' );
			}
		);

		$this->assertSame( 'plumbline_unreachable', $this->rest( 'GET', '/overview/watch' )->as_error()->get_error_code() );
		$this->rest( 'GET', '/overview/watch' );
		$this->assertCount( 2, $this->requests );
	}

	public function test_subscribers_get_neither_widget_nor_content(): void {
		$this->connect( array( 'watch_count' => 1 ) );
		$this->log_in( 'subscriber' );

		$this->assertSame( 403, $this->rest( 'GET', '/overview/watch' )->get_status() );
		$this->assertFalse( $this->has_widget() );
		$this->log_in( 'contributor' );
		$this->assertTrue( $this->has_widget() );
	}

	public function test_without_a_connection_there_is_no_widget(): void {
		$this->log_in( 'administrator' );

		$this->assertFalse( $this->has_widget() );
		$this->assertSame( 'plumbline_not_connected', $this->rest( 'GET', '/overview/watch' )->as_error()->get_error_code() );
		$this->assertSame( array(), $this->requests );
	}

	/** The content of the widget. */
	private function content(): string {
		return $this->rest( 'GET', '/overview/watch' )->get_data();
	}

	/** Whether the dashboard has the widget. */
	private function has_widget(): bool {
		require_once ABSPATH . 'wp-admin/includes/dashboard.php';
		set_current_screen( 'dashboard' );
		$GLOBALS['wp_meta_boxes'] = array();
		( new Watch_Widget() )->add();
		$boxes = wp_json_encode( $GLOBALS['wp_meta_boxes'] );
		unset( $GLOBALS['current_screen'] );
		return false !== strpos( $boxes, Watch_Widget::SLUG );
	}

	/**
	 * Connects to a server.
	 *
	 * @param array $known Its answer.
	 */
	private function connect( array $known ): void {
		Server_Settings::save( 'https://plumbline.example.com', 'pl_0123456789abcdef' );
		$site = array( 'key' => 's1', 'title' => 'Tea', 'domain' => 'example.org', 'engines' => array() );
		Server_Settings::save_sites( array( $site ), 's1' );
		$this->answer_requests(
			static function () use ( $known ): array {
				return self::answer( 200, wp_json_encode( $known ) );
			}
		);
	}
}
