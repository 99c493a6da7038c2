<?php
/**
 * Tests for redirects.
 *
 * @package Plumbline
 */

namespace Plumbline\Redirects;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Redirects, Redirect_Path, Redirect_Table and Redirector. */
final class Redirects_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider requests
	 */
	public function test_a_request_leads_to( string $request, ?string $target ): void {
		Redirects::add( '/old/', '/new/', 301, 'test' );
		Redirects::add( 'http://www.example.org/caf%C3%A9', 'https://example.com/?a=1', 308, 'test' );
		Redirects::add( '/page/?id=7', '/seven/', 301, 'test' );

		$this->assertSame( $target, Redirects::of( $request )['target'] ?? null );
	}

	public static function requests(): array {
		return array(
			'the target'                      => array( '/old/', 'http://example.org/new/' ),
			'without a slash'                 => array( '/old', 'http://example.org/new/' ),
			'with a query, which goes along'  => array( '/old/?utm=1', 'http://example.org/new/?utm=1' ),
			'with letters of any script'      => array( '/caf%C3%A9/', 'https://example.com/?a=1' ),
			'by its query'                    => array( '/page/?id=7', 'http://example.org/seven/' ),
			'nowhere with a different query'  => array( '/page/?id=8', null ),
			'nowhere without a redirect'      => array( '/older/', null ),
			'nowhere from the home page'      => array( '/', null ),
		);
	}

	/**
	 * @dataProvider refusals
	 */
	public function test_refuses( string $source, string $target, int $status, string $code ): void {
		Redirects::add( '/a/', '/b/', 301, 'test' );

		$this->assertSame( $code, Redirects::add( $source, $target, $status, 'test' )->get_error_code() );
	}

	public static function refusals(): array {
		return array(
			'a redirect to itself'        => array( '/c/', '/c', 301, 'plumbline_redirect_loop' ),
			'a loop over a further one'   => array( '/b/', '/a/', 301, 'plumbline_redirect_loop' ),
			'a second one'                => array( '/a', '/c/', 301, 'plumbline_redirect_exists' ),
			'the home page'               => array( '/', '/c/', 301, 'plumbline_redirect_source' ),
			'a different site'            => array( 'https://example.com/a/', '/c/', 301, 'plumbline_redirect_source' ),
			'a script as target'          => array( '/c/', 'javascript:alert(1)', 301, 'plumbline_redirect_target' ),
			'no target'                   => array( '/c/', '', 301, 'plumbline_redirect_target' ),
			'a status that does not redirect' => array( '/c/', '/d/', 200, 'plumbline_redirect_status' ),
		);
	}

	public function test_there_are_no_chains_in_whatever_order_redirects_are_added(): void {
		Redirects::add( '/b/', '/c/', 301, 'test' );
		Redirects::add( '/a/', '/b/', 301, 'test' );
		Redirects::add( '/c/', '/d/', 301, 'test' );

		foreach ( array( '/a/', '/b/', '/c/' ) as $path ) {
			$this->assertSame( 'http://example.org/d/', Redirects::of( $path )['target'] );
		}
	}

	public function test_regular_expressions_are_tried_after_paths(): void {
		Redirects::add_pattern( '^/tea/(.+?)/?$', '/green/$1/', 301, 'test' );
		Redirects::add( '/tea/mint/', '/mint/', 301, 'test' );

		$this->assertSame( 'http://example.org/green/sencha/', Redirects::of( '/tea/sencha/' )['target'] );
		$this->assertSame( 'http://example.org/mint/', Redirects::of( '/tea/mint/' )['target'] );
		$this->assertSame( 'plumbline_redirect_source', Redirects::add_pattern( '(', '/a/', 301, 'test' )->get_error_code() );
	}

	public function test_a_visitor_is_redirected_or_learns_that_the_page_is_gone(): void {
		Redirects::add( '/old/', '/new/', 301, 'test' );
		Redirects::add( '/gone/', '', 410, 'test' );
		$this->go_to( 'http://example.org/old/' );
		$this->assertSame( 'redirect', $this->ending_of( array( new Redirector(), 'redirect' ) ) );
		$this->go_to( 'http://example.org/gone/' );
		$status = 0;
		add_filter(
			'status_header',
			static function ( string $header, int $code ) use ( &$status ): string {
				$status = $code;
				return $header;
			},
			10,
			2
		);
		$this->assertSame( '', $this->ending_of( array( new Redirector(), 'redirect' ) ) );

		$this->assertSame( 410, $status );
		$this->assertTrue( is_404() );
	}

	public function test_a_post_that_comes_back_to_its_old_url_is_shown_there(): void {
		$post = $this->post( array( 'post_name' => 'new' ) );
		Redirects::add( '/old/', get_permalink( $post ), 301, 'slug' );
		Redirects::add( '/imported/', '/new/', 301, 'yoast' );
		wp_update_post( array( 'ID' => $post->ID, 'post_name' => 'old' ) );

		$this->assertNull( Redirects::of( '/old/' ) );
		$this->assertNotNull( Redirects::of( '/imported/' ) );
	}

	/**
	 * @dataProvider people
	 */
	public function test_only_users_who_manage_the_site_edit_redirects( string $role, ?string $nonce, string $ending, int $size ): void {
		$this->log_in( $role );
		$_POST                = array( 'source' => '/caf%C3%A9/', 'target' => '/new/' );
		$_REQUEST['_wpnonce'] = $nonce ?? wp_create_nonce( Redirects_Screen::ACTION );

		$this->assertSame( $ending, $this->ending_of( array( new Redirects_Screen(), 'handle' ) ) );
		$this->assertSame( $size, Redirect_Table::size() );
		$this->assertSame( 0 < $size, null !== Redirects::of( '/café/' ) );
	}

	public static function people(): array {
		return array(
			'administrators'           => array( 'administrator', null, 'redirect', 1 ),
			'not without a nonce'      => array( 'administrator', 'forged', 'wp_die', 0 ),
			'not editors'              => array( 'editor', null, 'wp_die', 0 ),
		);
	}

	public function test_the_screen_lists_redirects_and_is_never_markup(): void {
		Redirects::add( '/a<b>/', 'https://example.com/?a=1&b=2', 301, 'test' );
		$screen = self::printed( array( new Redirects_Screen(), 'render' ) );

		$this->assertStringContainsString( '/a&lt;b&gt;', $screen );
		$this->assertStringContainsString( 'https://example.com/?a=1&amp;b=2', $screen );
	}

	public function test_a_site_without_redirects_asks_the_database_nothing(): void {
		get_option( Redirect_Table::COUNT );
		$before = $GLOBALS['wpdb']->num_queries;
		Redirects::of( '/old/' );

		$this->assertSame( $before, $GLOBALS['wpdb']->num_queries );
	}

	/** Also removes the table, which is not part of the transaction. */
	protected function tearDown(): void {
		Redirect_Table::drop();
		parent::tearDown();
	}
}
