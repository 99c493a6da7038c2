<?php
/**
 * Tests for the bulk action of the list of posts.
 *
 * @package Plumbline
 */

namespace Plumbline\Audits;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Audit_Action. */
final class Audit_Action_Test extends WordPress_Test_Case {

	public function test_the_chosen_posts_reach_the_screen_that_audits_them(): void {
		$this->log_in( 'editor' );
		$action = new Audit_Action();

		$this->assertSame( 'edit.php', $action->address( 'edit.php', 'trash', array( 3, 5 ) ) );
		parse_str( (string) wp_parse_url( $action->address( 'edit.php', Audit_Action::NAME, array( 3, 5 ) ), PHP_URL_QUERY ), $_GET );
		$this->assertSame( array( 3, 5 ), Audit_Action::asked() );
	}

	public function test_a_link_from_elsewhere_starts_no_audit(): void {
		$this->log_in( 'editor' );
		$_GET = array( Audit_Action::POSTS => '3,5', '_wpnonce' => 'abc' );

		$this->assertSame( array(), Audit_Action::asked() );
	}
}
