<?php
/**
 * Tests for the policy of the whole site.
 *
 * @package Plumbline
 */

namespace Plumbline\Policy;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Site_Policy. */
final class Site_Policy_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider holds
	 */
	public function test_a_rule_blocks_publishing( array $post_types, array $roles, bool $is_held ): void {
		$this->log_in( 'author' );
		Site_Policy::save(
			array(
				'blocking' => array(
					array(
						'rule'       => 'title_tag_used',
						'post_types' => $post_types,
						'roles'      => $roles,
					),
				),
			)
		);

		$this->assertSame( $is_held ? array( 'title_tag_used' ) : array(), Site_Policy::blocking( 'post' ) );
	}

	public static function holds(): array {
		return array(
			'of every type and role'   => array( array(), array(), true ),
			'of this type and role'    => array( array( 'page', 'post' ), array( 'author' ), true ),
			'of a different type only' => array( array( 'page' ), array(), false ),
			'of a different role only' => array( array(), array( 'contributor' ), false ),
		);
	}

	public function test_a_new_dismissal_stores_who_made_it_and_when(): void {
		$editor = $this->log_in( 'editor' );
		Site_Policy::save( array( 'dismissals' => array( self::dismissal( array( 'by' => 99, 'at' => 1 ) ) ) ) );

		list( $kept ) = Site_Policy::get()['dismissals'];
		$this->assertSame( $editor, $kept['by'] );
		$this->assertEqualsWithDelta( time(), $kept['at'], 2 );
		$this->assertSame( get_userdata( $editor )->display_name, Site_Policy::dismissals()[0]['by'] );
	}

	public function test_a_dismissal_keeps_its_signature_until_its_reason_changes(): void {
		$first = $this->log_in( 'administrator' );
		Site_Policy::save( array( 'dismissals' => array( self::dismissal() ) ) );
		$second = $this->log_in( 'administrator' );

		Site_Policy::save( array( 'dismissals' => array( self::dismissal() ) ) );
		$this->assertSame( $first, Site_Policy::get()['dismissals'][0]['by'] );

		Site_Policy::save( array( 'dismissals' => array( self::dismissal( array( 'reason' => 'Different' ) ) ) ) );
		$this->assertSame( $second, Site_Policy::get()['dismissals'][0]['by'] );
	}

	public function test_a_deleted_user_has_no_name(): void {
		$this->log_in( 'administrator' );
		Site_Policy::save( array( 'dismissals' => array( self::dismissal() ) ) );
		wp_delete_user( get_current_user_id() );

		$this->assertSame( '', Site_Policy::dismissals()[0]['by'] );
	}

	public function test_saving_one_part_keeps_the_other(): void {
		Site_Policy::save( array( 'blocking' => array( array( 'rule' => 'title_tag_used' ) ) ) );
		Site_Policy::save( array( 'dismissals' => array( self::dismissal() ) ) );

		$this->assertSame( array( 'title_tag_used' ), array_column( Site_Policy::get()['blocking'], 'rule' ) );
		$this->assertCount( 1, Site_Policy::get()['dismissals'] );
	}

	public function test_the_mark_depends_on_the_dismissals_and_not_on_their_order(): void {
		$this->assertSame( '', Site_Policy::mark() );
		$this->assertSame( Site_Policy::mark( array( 'rule a', 'rule b' ) ), Site_Policy::mark( array( 'rule b', 'rule a' ) ) );
		$this->assertNotSame( Site_Policy::mark( array( 'rule a' ) ), Site_Policy::mark( array( 'class a' ) ) );

		Site_Policy::save( array( 'dismissals' => array( self::dismissal() ) ) );
		$this->assertSame( Site_Policy::mark( array( 'rule title_tag_used' ) ), Site_Policy::mark() );
		$this->assertMatchesRegularExpression( '/^\+[0-9a-f]{8}$/', Site_Policy::mark() );
	}

	public function test_only_administrators_may_dismiss_for_the_site(): void {
		$this->log_in( 'editor' );
		$this->assertFalse( Site_Policy::for_editor( 'post' )['canDismissForSite'] );
		$this->log_in( 'administrator' );
		$this->assertTrue( Site_Policy::for_editor( 'post' )['canDismissForSite'] );
	}

	public function test_a_role_may_be_given_the_capability_or_lose_it(): void {
		$editor        = $this->user( 'editor' );
		$administrator = $this->user( 'administrator' );
		get_userdata( $editor )->add_cap( Policy_Capability::NAME );
		get_userdata( $administrator )->add_cap( Policy_Capability::NAME, false );

		$this->assertTrue( user_can( $editor, Policy_Capability::NAME ) );
		$this->assertFalse( user_can( $administrator, Policy_Capability::NAME ) );
	}

	public function test_wordpress_loads_the_policy_only_where_it_is_read(): void {
		Site_Policy::save( array( 'dismissals' => array( self::dismissal() ) ) );

		$this->assertArrayNotHasKey( Site_Policy::OPTION, wp_load_alloptions( true ) );
	}

	/**
	 * A dismissal.
	 *
	 * @param array $fields Fields that differ from the defaults.
	 */
	private static function dismissal( array $fields = array() ): array {
		return $fields + array(
			'kind'   => 'rule',
			'name'   => 'title_tag_used',
			'reason' => 'The theme does it',
		);
	}
}
