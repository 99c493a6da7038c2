<?php
/**
 * Tests for stored data of All in One SEO.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Aioseo_Source. */
final class Aioseo_Source_Test extends WordPress_Test_Case {

	public function test_without_its_tables_and_options_there_is_nothing(): void {
		$source = new Aioseo_Source();

		$this->assertFalse( $source->is_present() );
		$this->assertSame( array(), $source->redirects() );
		$this->assertSame( array(), $source->values( new Subject( Subject::POST, 1 ) ) );
	}

	public function test_rows_without_a_value_are_passed_over(): void {
		$this->create( 'aioseo_posts', 'post_id bigint, title text, robots_default int, robots_noindex int' );
		foreach ( array( 1 => array(), 2 => array( 'title' => ' ' ), 3 => array( 'title' => 'Tea' ), 5 => array( 'robots_default' => 1, 'robots_noindex' => 1 ), 7 => array( 'robots_noindex' => 1 ) ) as $id => $row ) {
			$this->insert( 'aioseo_posts', array( 'post_id' => $id ) + $row );
		}
		$source = new Aioseo_Source();

		$this->assertSame( array( 3, 7 ), $source->ids( Subject::POST, 0, 2 ) );
		$this->assertSame( array( 7 ), $source->ids( Subject::POST, 3, 1 ) );
		$this->assertSame( array(), $source->values( new Subject( Subject::POST, 4 ) ) );
		$this->assertFalse( $source->values( new Subject( Subject::POST, 5 ) )[ Meta_Keys::HIDDEN ] );
		$this->assertTrue( $source->values( new Subject( Subject::POST, 7 ) )[ Meta_Keys::HIDDEN ] );
	}

	public function test_only_redirects_that_are_switched_on_count(): void {
		$this->create( 'aioseo_redirects', 'id bigint, source_url text, target_url text, type int, regex int, enabled int' );
		$this->insert( 'aioseo_redirects', array( 'id' => 1, 'source_url' => '/old/', 'target_url' => '/new/', 'type' => 302, 'regex' => 0, 'enabled' => 1 ) );
		$this->insert( 'aioseo_redirects', array( 'id' => 2, 'source_url' => '/off/', 'target_url' => '/new/', 'type' => 301, 'regex' => 0, 'enabled' => 0 ) );
		$this->insert( 'aioseo_redirects', array( 'id' => 3, 'source_url' => '^/a', 'target_url' => '/b/', 'type' => 0, 'regex' => 1, 'enabled' => 1 ) );
		$redirects = ( new Aioseo_Source() )->redirects();

		$this->assertSame( array( '/old/', '^/a' ), array_column( $redirects, 'source' ) );
		$this->assertSame( array( 302, 301 ), array_column( $redirects, 'status' ) );
		$this->assertSame( array( false, true ), array_column( $redirects, 'is_pattern' ) );
	}

	/**
	 * @dataProvider options
	 */
	public function test_the_home_page_from_an_option( $stored, string $title, string $separator ): void {
		update_option( 'aioseo_options', $stored );
		$source = new Aioseo_Source();

		$this->assertSame( $title, $source->values( new Subject( Subject::HOME ) )[ Meta_Keys::TITLE ] );
		$this->assertSame( $separator, $source->separator() );
	}

	public static function options(): array {
		return array(
			'that is JSON'         => array( '{"searchAppearance":{"global":{"siteTitle":"Tea & 茶","separator":"&raquo;"}}}', 'Tea & 茶', '»' ),
			'that is a list'       => array( array( 'searchAppearance' => array( 'global' => array( 'siteTitle' => 'Tea' ) ) ), 'Tea', '' ),
			'with texts for lists' => array( '{"searchAppearance":"x","social":"x"}', '', '' ),
			'with lists for texts' => array( '{"searchAppearance":{"global":{"siteTitle":["x"],"separator":{}}}}', '', '' ),
			'that is broken'       => array( '{"searchAppearance":', '', '' ),
			'that is a number'     => array( 7, '', '' ),
		);
	}

	/**
	 * Creates a table of the plugin.
	 *
	 * @param string $name    Its name.
	 * @param string $columns Its columns.
	 */
	private function create( string $name, string $columns ): void {
		$GLOBALS['wpdb']->query( "CREATE TABLE {$GLOBALS['wpdb']->prefix}$name ( $columns )" );
	}

	/**
	 * Adds a row.
	 *
	 * @param string $name The table.
	 * @param array  $row  Values by column.
	 */
	private function insert( string $name, array $row ): void {
		$GLOBALS['wpdb']->insert( $GLOBALS['wpdb']->prefix . $name, $row );
	}

	/** Also removes the tables, which are not part of the transaction. */
	protected function tearDown(): void {
		foreach ( array( 'aioseo_posts', 'aioseo_redirects' ) as $name ) {
			$GLOBALS['wpdb']->query( "DROP TABLE IF EXISTS {$GLOBALS['wpdb']->prefix}$name" );
		}
		parent::tearDown();
	}
}
