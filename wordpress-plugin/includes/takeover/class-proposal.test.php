<?php
/**
 * Tests for what a page would get.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Proposal. */
final class Proposal_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider values
	 */
	public function test_a_stored_value_is( string $key, string $theirs, ?string $state, $ours, array $unknown = array() ): void {
		$post = $this->post();
		update_post_meta( $post->ID, Meta_Keys::SOCIAL_TITLE, 'Mine' );
		update_post_meta( $post->ID, "rank_math_$key", wp_slash( $theirs ) );
		$rows = Proposal::of( new Rank_Math_Source(), new Subject( Subject::POST, $post->ID ) );

		$this->assertSame( null === $state ? array() : array( array( $ours, $state, $unknown ) ), array_map( fn( $row ) => array( $row['ours'], $row['state'], $row['unknown'] ), $rows ) );
	}

	public static function values(): array {
		return array(
			'written'                       => array( 'title', 'Tea \\ “茶” %title%', 'write', 'Tea \\ “茶” {title}' ),
			'kept if we have one'           => array( 'facebook_title', 'Theirs', 'kept', 'Theirs' ),
			'left out if it is the default' => array( 'title', '%title% %sep% %sitename%', null, '' ),
			'left out if it is blank'       => array( 'title', '  ', null, '' ),
			'invalid if it is a script'     => array( 'canonical_url', 'javascript:alert(1)', 'invalid', '' ),
			'invalid if it is all unknown'  => array( 'description', '%wc_price%', 'invalid', '', array( '%wc_price%' ) ),
			'written without the unknown'   => array( 'description', 'For %wc_price%', 'write', 'For', array( '%wc_price%' ) ),
		);
	}

	public function test_robots_that_we_do_not_have_say_nothing(): void {
		$post = $this->post();
		update_post_meta( $post->ID, 'rank_math_robots', array( 'index', 'noarchive' ) );

		$this->assertSame( array(), Proposal::of( new Rank_Math_Source(), new Subject( Subject::POST, $post->ID ) ) );
	}
}
