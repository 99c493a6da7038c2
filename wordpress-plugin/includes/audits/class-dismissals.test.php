<?php
/**
 * Tests for the dismissals of a post.
 *
 * @package Plumbline
 */

namespace Plumbline\Audits;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Policy\Site_Policy;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Dismissals. */
final class Dismissals_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider dismissals
	 */
	public function test_a_failed_rule_is_covered( string $kind, array $names, array $rule, bool $is_covered ): void {
		$post = $this->post();
		update_post_meta(
			$post->ID,
			Meta_Keys::DISMISSALS,
			array_map(
				static function ( string $name ) use ( $kind ): array {
					return array(
						'kind'   => $kind,
						'name'   => $name,
						'reason' => '',
					);
				},
				$names
			)
		);

		$this->assertSame( $is_covered, Dismissals::of( $post->ID )->cover( $rule ) );
	}

	public static function dismissals(): array {
		$rule = array(
			'rule_name'        => 'links_have_text',
			'class'            => 'accessibility',
			'occurrences'      => array( array( 'id' => 'a' ), array( 'id' => 'b' ) ),
			'occurrence_count' => 2,
		);
		return array(
			'by its name'                        => array( 'rule', array( 'links_have_text' ), $rule, true ),
			'not by a different name'            => array( 'rule', array( 'accessibility' ), $rule, false ),
			'by its class'                       => array( 'class', array( 'accessibility' ), $rule, true ),
			'by all of its occurrences'          => array( 'occurrence', array( 'b', 'a', 'c' ), $rule, true ),
			'not by some of them'                => array( 'occurrence', array( 'a' ), $rule, false ),
			'not where some were not reported'   => array( 'occurrence', array( 'a', 'b' ), array( 'occurrence_count' => 3 ) + $rule, false ),
			'not without occurrences by nothing' => array( 'occurrence', array( 'a' ), array( 'occurrences' => array(), 'occurrence_count' => 0 ) + $rule, false ),
		);
	}

	public function test_a_rule_that_the_site_dismissed_is_covered(): void {
		Site_Policy::save( array( 'dismissals' => array( array( 'kind' => 'class', 'name' => 'convention' ) ) ) );

		$this->assertTrue( Dismissals::of( $this->post()->ID )->cover( array( 'rule_name' => 'a', 'class' => 'convention', 'occurrences' => array(), 'occurrence_count' => 0 ) ) );
	}
}
