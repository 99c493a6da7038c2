<?php
/**
 * Tests for whose posts are listed.
 *
 * @package Plumbline
 */

namespace Plumbline\Overview;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Whose_Posts. */
final class Whose_Posts_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider people
	 */
	public function test_people_see( string $role, array $post_types, bool $all ): void {
		$user = $this->log_in( $role );

		$this->assertSame( $all ? 0 : $user, Whose_Posts::author( $post_types ) );
	}

	public static function people(): array {
		return array(
			'all posts as editors'              => array( 'editor', array( 'post' ), true ),
			'their own posts as authors'        => array( 'author', array( 'post', 'page' ), false ),
			'their own posts as contributors'   => array( 'contributor', array( 'page' ), false ),
			'their own without post types'      => array( 'administrator', array(), false ),
		);
	}
}
