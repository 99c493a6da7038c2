<?php
/**
 * Tests for the sites of the server.
 *
 * @package Plumbline
 */

namespace Plumbline\Connection;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Server_Sites. */
final class Server_Sites_Test extends WordPress_Test_Case {

	public function test_stores_the_sites_and_chooses_the_one_for_this_domain(): void {
		$this->connect(
			self::answer(
				200,
				wp_json_encode(
					array(
						array( 'site_global_key' => 's1', 'title' => 'Other', 'domain' => 'example.com', 'search_engine_global_keys' => array() ),
						array( 'site_global_key' => 's2', 'title' => '<b>Own</b>', 'domain' => 'www.example.org', 'search_engine_global_keys' => array( 'google_us', 7 ) ),
						array( 'title' => 'Without a key' ),
						'not a site',
					)
				)
			)
		);
		Server_Sites::refresh();

		$this->assertSame( array( 's1', 's2' ), array_column( Server_Settings::sites(), 'key' ) );
		$this->assertSame(
			array(
				'key'     => 's2',
				'title'   => 'Own',
				'domain'  => 'www.example.org',
				'engines' => array( 'google_us' ),
			),
			Server_Settings::site()
		);
	}

	public function test_a_chosen_site_stays_chosen_while_the_server_has_it(): void {
		$sites = array(
			array( 'site_global_key' => 's1', 'title' => 'Chosen', 'domain' => 'example.com' ),
			array( 'site_global_key' => 's2', 'title' => 'Own', 'domain' => 'example.org' ),
		);
		$this->connect( self::answer( 200, wp_json_encode( $sites ) ) );
		Server_Settings::save_sites( array(), 's1' );
		Server_Sites::refresh();
		$this->assertSame( 's1', Server_Settings::site_key() );

		$this->connect( self::answer( 200, wp_json_encode( array_slice( $sites, 1 ) ) ) );
		Server_Sites::refresh();
		$this->assertSame( 's2', Server_Settings::site_key() );
	}

	public function test_an_answer_that_is_not_a_list_of_sites_changes_nothing(): void {
		$this->connect( self::answer( 200, '{"sites":[]}' ) );
		Server_Settings::save_sites( array( array( 'key' => 's1' ) ), 's1' );

		$this->assertSame( 'plumbline_not_plumbline', Server_Sites::refresh()->get_error_code() );
		$this->assertSame( 's1', Server_Settings::site_key() );
	}

	/**
	 * @dataProvider hosts
	 */
	public function test_a_host_belongs_to_the_closest_domain( string $host, string $key ): void {
		$sites = array(
			array( 'key' => 'short', 'domain' => 'example.org' ),
			array( 'key' => 'long', 'domain' => 'Blog.example.org' ),
			array( 'key' => 'empty', 'domain' => '' ),
		);

		$this->assertSame( $key, Server_Sites::own( $sites, $host ) );
	}

	public static function hosts(): array {
		return array(
			'the same'          => array( 'example.org', 'short' ),
			'with www.'         => array( 'www.example.org', 'short' ),
			'a subdomain'       => array( 'shop.example.org', 'short' ),
			'two that fit'      => array( 'de.blog.example.org', 'long' ),
			'only its end'      => array( 'myexample.org', '' ),
			'a dot is a dot'    => array( 'exampleXorg', '' ),
		);
	}

	/**
	 * @dataProvider damaged
	 */
	public function test_values_of_wrong_types_are_left_out( array $site, array $stored ): void {
		$this->connect( self::answer( 200, wp_json_encode( array( $site ) ) ) );
		Server_Sites::refresh();

		$this->assertSame( $stored, Server_Settings::sites() );
	}

	public static function damaged(): array {
		$empty = array( 'key' => 's1', 'title' => '', 'domain' => '', 'engines' => array() );
		return array(
			'only a key'            => array( array( 'site_global_key' => 's1' ), array( $empty ) ),
			'lists as texts'        => array( array( 'site_global_key' => 's1', 'title' => array( 'x' ), 'domain' => array( 'x' ), 'search_engine_global_keys' => null ), array( $empty ) ),
			'a text as a list'      => array( array( 'site_global_key' => 's1', 'search_engine_global_keys' => 'google' ), array( array_replace( $empty, array( 'engines' => array( 'google' ) ) ) ) ),
			'a number as a key'     => array( array( 'site_global_key' => 1 ), array() ),
		);
	}

	/**
	 * Connects to a server that always returns this answer.
	 *
	 * @param array|\WP_Error $answer The answer.
	 */
	private function connect( $answer ): void {
		Server_Settings::save( 'https://plumbline.example.com', 'pl_0123456789abcdef' );
		$this->answer_requests(
			static function () use ( $answer ) {
				return $answer;
			}
		);
	}
}
