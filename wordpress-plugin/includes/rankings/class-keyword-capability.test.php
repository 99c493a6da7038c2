<?php
/**
 * Tests for the capability to add keywords.
 *
 * @package Plumbline
 */

namespace Plumbline\Rankings;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Keyword_Capability. */
final class Keyword_Capability_Test extends WordPress_Test_Case {

	public function test_a_role_may_be_given_the_capability(): void {
		$author = $this->user( 'author' );
		get_userdata( $author )->add_cap( Keyword_Capability::NAME );

		$this->assertTrue( user_can( $author, Keyword_Capability::NAME ) );
	}

	public function test_a_user_may_be_denied_the_capability(): void {
		$editor = get_userdata( $this->user( 'editor' ) );
		$this->assertTrue( user_can( $editor, Keyword_Capability::NAME ) );
		$editor->add_cap( Keyword_Capability::NAME, false );

		$this->assertFalse( user_can( $editor, Keyword_Capability::NAME ) );
		$this->assertFalse( current_user_can( Keyword_Capability::NAME ) );
	}
}
