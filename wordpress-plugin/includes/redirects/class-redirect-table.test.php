<?php
/**
 * Tests for the table of redirects.
 *
 * @package Plumbline
 */

namespace Plumbline\Redirects;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Redirect_Table. */
final class Redirect_Table_Test extends WordPress_Test_Case {

	public function test_a_site_without_redirects_asks_the_database_nothing(): void {
		get_option( Redirect_Table::COUNT );
		$before = $GLOBALS['wpdb']->num_queries;
		Redirects::of( '/old/' );

		$this->assertSame( $before, $GLOBALS['wpdb']->num_queries );
	}

	public function test_a_path_has_one_row_and_the_first_one_stays(): void {
		$this->assertTrue( self::add( 'a\'b%"\\茶' ) );
		$this->assertFalse( self::add( 'a\'b%"\\茶', array( 'target' => 'http://example.org/later/' ) ) );

		$this->assertSame( 'http://example.org/new/', Redirect_Table::of_path( 'a\'b%"\\茶' )['target'] );
		$this->assertSame( 1, Redirect_Table::size() );
	}

	public function test_a_regular_expression_is_not_the_path_with_the_same_letters(): void {
		self::add( 'tea' );
		self::add( 'tea', array( 'kind' => 'pattern' ) );

		$this->assertSame( 'path', Redirect_Table::of_path( 'tea' )['kind'] );
		$this->assertCount( 1, Redirect_Table::patterns() );
	}

	public function test_rows_come_in_parts_in_the_order_in_which_they_were_added(): void {
		foreach ( array( 'b', 'a', 'c' ) as $path ) {
			self::add( $path );
		}
		$first = Redirect_Table::after( 0, 2 );

		$this->assertSame( array( 'b', 'a' ), array_column( $first, 'source' ) );
		$this->assertSame( array( 'c' ), array_column( Redirect_Table::after( (int) $first[1]['id'], 2 ), 'source' ) );
	}

	public function test_removing_the_rows_of_one_plugin_leaves_the_others(): void {
		self::add( 'a', array( 'origin' => 'yoast' ) );
		self::add( 'b', array( 'origin' => 'screen' ) );

		$this->assertSame( 1, Redirect_Table::remove( array( 'origin' => 'yoast' ) ) );
		$this->assertSame( array( 'b' ), array_column( Redirect_Table::after( 0, 9 ), 'source' ) );
		$this->assertSame( 1, Redirect_Table::size() );
	}

	public function test_without_a_table_there_is_nothing_to_find_or_remove(): void {
		self::add( 'a' );
		Redirect_Table::drop();

		$this->assertNull( Redirect_Table::of_path( 'a' ) );
		$this->assertSame( 0, Redirect_Table::remove( array( 'source' => 'a' ) ) );
		$this->assertTrue( self::add( 'a' ) );
	}

	/**
	 * Adds a row.
	 *
	 * @param string $source Its path.
	 * @param array  $row    Columns that differ from the defaults.
	 */
	private static function add( string $source, array $row = array() ): bool {
		return Redirect_Table::add(
			$row + array(
				'kind'   => 'path',
				'source' => $source,
				'target' => 'http://example.org/new/',
				'status' => 301,
				'origin' => 'test',
			)
		);
	}
}
