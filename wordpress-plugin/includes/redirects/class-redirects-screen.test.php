<?php
/**
 * Tests for the screen of redirects.
 *
 * @package Plumbline
 */

namespace Plumbline\Redirects;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Redirects_Screen. */
final class Redirects_Screen_Test extends WordPress_Test_Case {

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

	public function test_the_screen_lists_redirects_and_never_prints_them_as_markup(): void {
		Redirects::add( '/a<b>/', 'https://example.com/?a=1&b=2', 301, 'test' );
		$screen = self::printed( array( new Redirects_Screen(), 'render' ) );

		$this->assertStringContainsString( '/a&lt;b&gt;', $screen );
		$this->assertStringContainsString( 'https://example.com/?a=1&amp;b=2', $screen );
	}

	public function test_a_row_is_removed_by_its_id(): void {
		$this->log_in( 'administrator' );
		Redirects::add( '/a/', '/b/', 301, 'test' );
		Redirects::add( '/c/', '/d/', 301, 'test' );
		$this->submit( array( 'remove' => Redirect_Table::after( 0, 1 )[0]['id'] ) );

		$this->assertNull( Redirects::of( '/a/' ) );
		$this->assertNotNull( Redirects::of( '/c/' ) );
	}

	/**
	 * @dataProvider unusable
	 */
	public function test_unusable_fields_add_nothing_and_are_explained_once( array $fields ): void {
		$this->log_in( 'administrator' );
		$this->submit( $fields );

		$this->assertSame( 0, Redirect_Table::size() );
		$this->assertStringContainsString( 'notice-error', self::printed( array( new Redirects_Screen(), 'render' ) ) );
		$this->assertStringNotContainsString( 'notice-error', self::printed( array( new Redirects_Screen(), 'render' ) ) );
	}

	public static function unusable(): array {
		return array(
			'nothing'          => array( array() ),
			'lists'            => array( array( 'source' => array( '/a/' ), 'target' => array( '/b/' ) ) ),
			'a script'         => array( array( 'source' => '/a/', 'target' => 'javascript:alert(1)' ) ),
			'a different site' => array( array( 'source' => 'https://example.com/a/', 'target' => '/b/' ) ),
		);
	}

	public function test_the_screen_is_in_the_menu_once_there_is_a_redirect(): void {
		$this->log_in( 'administrator' );
		( new Redirects_Screen() )->add();
		$this->assertSame( '', menu_page_url( Redirects_Screen::SLUG, false ) );
		Redirects::add( '/a/', '/b/', 301, 'test' );
		( new Redirects_Screen() )->add();

		$this->assertStringEndsWith( 'tools.php?page=' . Redirects_Screen::SLUG, menu_page_url( Redirects_Screen::SLUG, false ) );
	}

	/**
	 * Submits the form with a valid nonce.
	 *
	 * @param array $fields Its fields.
	 */
	private function submit( array $fields ): void {
		$_POST                = $fields;
		$_REQUEST['_wpnonce'] = wp_create_nonce( Redirects_Screen::ACTION );
		$this->assertSame( 'redirect', $this->ending_of( array( new Redirects_Screen(), 'handle' ) ) );
	}
}
