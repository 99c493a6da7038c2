<?php
/**
 * Tests for abilities for agents.
 *
 * @package Plumbline
 */

namespace Plumbline\Audits;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Abilities. */
final class Abilities_Test extends WordPress_Test_Case {

	public function test_every_ability_is_offered_through_mcp_and_names_what_it_does(): void {
		foreach ( array( 'list-posts', 'get-findings', 'audit-post', 'write-fields' ) as $name ) {
			$ability = wp_get_ability( "plumbline/$name" );

			$this->assertTrue( $ability->get_meta()['mcp']['public'], $name );
			$this->assertSame( in_array( $name, array( 'list-posts', 'get-findings' ), true ), $ability->get_meta()['annotations']['readonly'], $name );
			$this->assertSame( 'write-fields' === $name, $ability->get_meta()['annotations']['destructive'], $name );
			wp_set_current_user( 0 );
			$this->assertNotTrue( $ability->check_permissions( array( 'id' => $this->post()->ID ) ), $name );
		}
	}

	/**
	 * @dataProvider inputs
	 */
	public function test_unfit_input_is_refused( string $name, $input ): void {
		$this->log_in( 'administrator' );
		$input = is_array( $input ) && array_key_exists( 'id', $input ) && null === $input['id'] ? array( 'id' => $this->post()->ID ) + $input : $input;

		$this->assertWPError( wp_get_ability( "plumbline/$name" )->execute( $input ) );
	}

	public static function inputs(): array {
		return array(
			'no post'              => array( 'write-fields', array( 'title' => 'Tea' ) ),
			'a missing post'       => array( 'get-findings', array( 'id' => 999999 ) ),
			'a list as an id'      => array( 'audit-post', array( 'id' => array( 1 ) ) ),
			'an unknown field'     => array( 'write-fields', array( 'id' => null, 'canonical' => 'https://example.com/' ) ),
			'an unknown directive' => array( 'write-fields', array( 'id' => null, 'robots' => array( 'all' ) ) ),
			'a list as a title'    => array( 'write-fields', array( 'id' => null, 'title' => array( 'x' ) ) ),
			'too many posts'       => array( 'list-posts', array( 'limit' => 51 ) ),
		);
	}

	public function test_nothing_is_written_unless_the_dry_run_is_switched_off(): void {
		$this->log_in( 'editor' );
		$id    = $this->post()->ID;
		$write = wp_get_ability( 'plumbline/write-fields' );

		$this->assertTrue( $write->execute( array( 'id' => $id, 'title' => '茶' ) )['dry_run'] );
		$this->assertFalse( metadata_exists( 'post', $id, Meta_Keys::TITLE ) );
		$this->assertFalse( $write->execute( array( 'id' => $id, 'title' => '茶', 'dry_run' => false ) )['dry_run'] );
		$this->assertSame( '茶', get_post_meta( $id, Meta_Keys::TITLE, true ) );
	}

	public function test_subscribers_list_no_posts(): void {
		$this->log_in( 'subscriber' );
		$this->assertNotTrue( wp_get_ability( 'plumbline/list-posts' )->check_permissions( array() ) );
		$this->log_in( 'contributor' );

		$this->assertTrue( wp_get_ability( 'plumbline/list-posts' )->check_permissions( array() ) );
	}
}
