<?php
/**
 * Tests for changed meta.
 *
 * @package Plumbline
 */

namespace Plumbline\Classic;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Changed_Meta. */
final class Changed_Meta_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider values
	 */
	public function test_a_submitted_value_is_sanitized( string $key, $submitted, $stored ): void {
		$this->log_in( 'editor' );
		$post = $this->post();
		Changed_Meta::save( $post->ID, array( $key => $submitted ) );

		$this->assertEquals( $stored, metadata_exists( 'post', $post->ID, $key ) ? get_post_meta( $post->ID, $key, true ) : null );
	}

	public static function values(): array {
		return array(
			'a text with a backslash'  => array( Meta_Keys::TITLE, " Tea \\ \"茶\"\n<b>", 'Tea \\ "茶" <b>' ),
			'a list as a text'         => array( Meta_Keys::TITLE, array( 'x' ), null ),
			'a script as a canonical'  => array( Meta_Keys::CANONICAL, 'javascript:alert(1)', null ),
			'an unknown directive'     => array( Meta_Keys::ROBOTS, array( 'all', 'nofollow' ), array( 'nofollow' ) ),
			'a switch that is off'     => array( Meta_Keys::HIDDEN, 'false', null ),
			'a key of WordPress'       => array( '_edit_lock', '1:1', null ),
			'a verdict'                => array( Meta_Keys::WEIGHT, '000000000', null ),
		);
	}

	/**
	 * @dataProvider people
	 */
	public function test_the_keys_that_a_user_changes( string $role, bool $is_own, array $keys ): void {
		$user    = $this->log_in( $role );
		$post    = $this->post( array( 'post_author' => $is_own ? $user : $this->user( 'editor' ) ) );
		$allowed = Changed_Meta::allowed( $post->ID, array( Meta_Keys::HIDDEN => true, Meta_Keys::TITLE => null ) );

		$this->assertSame( $keys, array_keys( $allowed ) );
	}

	public static function people(): array {
		return array(
			'an editor on posts of others'   => array( 'editor', false, array( Meta_Keys::TITLE, Meta_Keys::HIDDEN ) ),
			'an author on own posts'         => array( 'author', true, array( Meta_Keys::TITLE ) ),
			'an author on posts of others'   => array( 'author', false, array() ),
			'a subscriber'                   => array( 'subscriber', false, array() ),
		);
	}
}
