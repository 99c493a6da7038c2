<?php
/**
 * Tests for the memory of saved pages.
 *
 * @package Plumbline
 */

namespace Plumbline\History;

use Plumbline\Connection\Server_Settings;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Page_Memory. */
final class Page_Memory_Test extends WordPress_Test_Case {

	public function test_a_save_plans_and_sends_nothing_itself(): void {
		$user = $this->log_in( 'editor' );
		$this->connect();
		$post = $this->post();

		$this->assertNotFalse( wp_next_scheduled( Page_Memory::EVENT, array( $post->ID, $user ) ) );
		$this->assertSame( array(), $this->requests );
	}

	public function test_without_a_site_on_a_server_nothing_is_planned(): void {
		$post = $this->post();
		Server_Settings::save( 'https://plumbline.example.com', 'pl_0123456789abcdef' );
		wp_update_post( $post );

		$this->assertFalse( wp_next_scheduled( Page_Memory::EVENT, array( $post->ID, 0 ) ) );
	}

	/**
	 * @dataProvider hidden
	 */
	public function test_what_visitors_cannot_read_is_not_planned( array $fields ): void {
		$this->connect();
		$post = $this->post( $fields );

		$this->assertFalse( wp_next_scheduled( Page_Memory::EVENT, array( $post->ID, 0 ) ) );
	}

	public static function hidden(): array {
		return array(
			'drafts'         => array( array( 'post_status' => 'draft' ) ),
			'private posts'  => array( array( 'post_status' => 'private' ) ),
			'passwords'      => array( array( 'post_password' => 'secret' ) ),
			'internal types' => array( array( 'post_type' => 'wp_block' ) ),
		);
	}

	public function test_the_server_gets_the_page_and_who_saved_it(): void {
		$user = $this->log_in( 'editor' );
		$this->connect();
		$post = $this->post();
		wp_set_current_user( 0 );
		do_action( Page_Memory::EVENT, $post->ID, $user );

		$this->assertStringContainsString( 'plumbline_page=', $this->requests[0]['url'] );
		$this->assertSame( 'https://plumbline.example.com/api/v3/optimization/html', $this->requests[1]['url'] );
		$sent = json_decode( $this->requests[1]['body'], true );
		$this->assertSame( 'http://example.org/brewing-tea/', $sent['url'] );
		$this->assertSame( '<html>', $sent['html'] );
		$this->assertSame( get_userdata( $user )->display_name, $sent['made_by'] );
		$this->assertTrue( $sent['remember'] );
	}

	public function test_a_post_that_was_withdrawn_meanwhile_is_not_sent(): void {
		$this->connect();
		$post = $this->post();
		wp_trash_post( $post->ID );
		do_action( Page_Memory::EVENT, $post->ID, 0 );

		$this->assertSame( array(), $this->requests );
	}

	public function test_what_visitors_get_instead_of_the_page_is_not_sent(): void {
		$this->connect();
		$post = $this->post();
		$this->answer_requests(
			static function (): array {
				return self::answer( 200, '<title>Coming soon</title>' );
			}
		);
		do_action( Page_Memory::EVENT, $post->ID, 0 );

		$this->assertCount( 1, $this->requests );
	}

	/** Connects to a server that accepts everything. */
	private function connect(): void {
		Server_Settings::save( 'https://plumbline.example.com', 'pl_0123456789abcdef' );
		$site = array(
			'key'     => 's1',
			'title'   => 'Tea',
			'domain'  => 'example.org',
			'engines' => array(),
		);
		Server_Settings::save_sites( array( $site ), 's1' );
		$this->answer_requests(
			static function ( string $url ): array {
				return str_contains( $url, 'plumbline_page=' ) ? self::answer( 200, '<html>', self::mark( $url ) ) : self::answer( 200, '{}' );
			}
		);
	}
}
