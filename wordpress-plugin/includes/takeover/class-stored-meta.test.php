<?php
/**
 * Tests for queries of stored meta.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Meta\Subject;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Stored_Meta. */
final class Stored_Meta_Test extends WordPress_Test_Case {

	public function test_ids_come_in_parts_without_empty_values_and_revisions(): void {
		$ids = array();
		foreach ( array( 'Tea', '', '0', 'Pot' ) as $value ) {
			$ids[] = $this->post()->ID;
			update_post_meta( end( $ids ), "it's", $value );
			update_post_meta( end( $ids ), 'second', $value );
		}
		$revision = wp_save_post_revision( wp_update_post( array( 'ID' => $ids[0], 'post_content' => 'New' ) ) );
		add_metadata( 'post', $revision ? $revision : max( wp_list_pluck( wp_get_post_revisions( $ids[0] ), 'ID' ) ), "it's", 'Tea' );

		$this->assertSame( array( $ids[0], $ids[2] ), Stored_Meta::ids( Subject::POST, array( "it's", 'second' ), 0, 2 ) );
		$this->assertSame( array( $ids[3] ), Stored_Meta::ids( Subject::POST, array( "it's" ), $ids[2], 2 ) );
		$this->assertSame( array(), Stored_Meta::ids( Subject::POST, array(), 0, 2 ) );
	}

	public function test_a_row_has_the_first_value_of_each_key(): void {
		$user = $this->user( 'author' );
		add_user_meta( $user, 'list', array( 'a' => '茶' ) );
		add_user_meta( $user, 'twice', 'first' );
		add_user_meta( $user, 'twice', 'second' );
		$row = Stored_Meta::row( new Subject( Subject::USER, $user ) );

		$this->assertSame( array( array( 'a' => '茶' ), 'first' ), array( $row['list'], $row['twice'] ) );
		$this->assertSame( array(), Stored_Meta::row( new Subject( Subject::POST, 999999 ) ) );
	}

	public function test_a_table_that_is_missing_has_no_rows(): void {
		$this->assertSame( array(), Stored_Meta::rows( 'aioseo_posts', 'post_id', 0, 9 ) );
		$this->assertSame( array(), Stored_Meta::rows( 'p_sts', 'ID', 0, 9 ), 'An underscore matches only itself.' );
		$this->assertSame( array(), Stored_Meta::rows( 'posts; DROP TABLE', 'ID', 0, 9 ) );
	}

	public function test_rows_of_a_table_come_in_order_after_an_id(): void {
		$first = $this->post()->ID;
		$last  = $this->post()->ID;

		$this->assertEquals( array( $first, $last ), array_column( Stored_Meta::rows( 'posts', 'ID', $first - 1, 2 ), 'ID' ) );
		$this->assertEquals( array( $last ), array_column( Stored_Meta::rows( 'posts', 'ID', $first, 2 ), 'ID' ) );
	}
}
