<?php
/**
 * Tests for valid values of a policy.
 *
 * @package Plumbline
 */

namespace Plumbline\Policy;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Policy_Values. */
final class Policy_Values_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider other_values
	 */
	public function test_anything_else_becomes_an_empty_policy( $value ): void {
		$this->assertSame(
			array(
				'blocking'   => array(),
				'dismissals' => array(),
			),
			Policy_Values::policy( $value )
		);
	}

	public static function other_values(): array {
		return array(
			'nothing'     => array( null ),
			'a text'      => array( 'blocking' ),
			'wrong parts' => array(
				array(
					'blocking'   => 'all',
					'dismissals' => array( 'title_tag_exists' ),
				),
			),
		);
	}

	public function test_a_blocking_rule_is_stored_once_and_the_last_one_wins(): void {
		$policy = Policy_Values::policy(
			array(
				'blocking' => array(
					array( 'rule' => 'title_tag_used' ),
					array(
						'rule'       => 'title_tag_used',
						'post_types' => array( 'post', 'post', '', 7 ),
						'roles'      => array( 'Editor' ),
						'else'       => true,
					),
				),
			)
		);

		$this->assertSame(
			array(
				array(
					'rule'       => 'title_tag_used',
					'post_types' => array( 'post' ),
					'roles'      => array( 'editor' ),
				),
			),
			$policy['blocking']
		);
	}

	public function test_invalid_rule_names_are_dropped(): void {
		$names  = array( 'Title', 'title-tag', '<b>', '', str_repeat( 'a', 101 ), array() );
		$policy = Policy_Values::policy(
			array(
				'blocking'   => array_map(
					static function ( $name ) {
						return array( 'rule' => $name );
					},
					$names
				),
				'dismissals' => array_map(
					static function ( $name ) {
						return array(
							'kind' => 'rule',
							'name' => $name,
						);
					},
					$names
				),
			)
		);

		$this->assertSame( array( array(), array() ), array_values( $policy ) );
	}

	public function test_only_a_rule_or_a_class_can_be_dismissed(): void {
		$policy = Policy_Values::policy(
			array(
				'dismissals' => array(
					array(
						'kind' => 'occurrence',
						'name' => 'abc',
					),
					array(
						'kind'   => 'class',
						'name'   => 'convention',
						'reason' => "Not\nhere",
						'by'     => '3',
						'at'     => -5,
					),
				),
			)
		);

		$this->assertSame(
			array(
				array(
					'kind'   => 'class',
					'name'   => 'convention',
					'reason' => 'Not here',
					'by'     => 3,
					'at'     => 5,
				),
			),
			$policy['dismissals']
		);
	}

	public function test_at_most_200_of_each_are_stored(): void {
		$names  = array_map(
			static function ( int $number ): string {
				return 'rule_' . $number;
			},
			range( 1, 201 )
		);
		$policy = Policy_Values::policy(
			array(
				'blocking' => array_map(
					static function ( string $name ): array {
						return array( 'rule' => $name );
					},
					$names
				),
			)
		);

		$this->assertCount( 200, $policy['blocking'] );
	}
}
