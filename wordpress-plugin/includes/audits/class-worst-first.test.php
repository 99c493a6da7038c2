<?php
/**
 * Tests for the order by what is wrong.
 *
 * @package Plumbline
 */

namespace Plumbline\Audits;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Worst_First. */
final class Worst_First_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider orders
	 */
	public function test_posts_are_sorted( $order, array $names ): void {
		$verdicts = array(
			'miswritten-type' => array( self::finding( 'note', 4 ) ),
			'two-conventions' => array( self::finding( 'note', 5, 'convention' ), self::finding( 'note', 5, 'convention' ) ),
			'two-warnings'    => array( self::finding( 'warning' ), self::finding( 'warning' ) ),
			'outdated'        => array( self::finding( 'blocker' ) ),
			'broken'          => array( self::finding( 'error' ) ),
			'no-recipe-data'  => array( self::finding( 'note', 5 ) ),
			'nothing'         => array(),
			'new'             => null,
		);
		foreach ( array_keys( $verdicts ) as $day => $name ) {
			$post = $this->post( array( 'post_name' => $name, 'post_date' => "2026-01-1$day 00:00:00" ) );
			if ( null !== $verdicts[ $name ] ) {
				$rule_set = 'outdated' === $name ? '2025.01' : \Plumbline\RULE_SET;
				Verdict::save( $post, array( 'score' => 90, 'indexable' => 'yes', 'rule_set' => $rule_set, 'source' => 'page', 'findings' => $verdicts[ $name ] ) );
			}
		}
		$query = new \WP_Query( array( 'post_type' => 'post', Worst_First::NAME => $order ) );

		$this->assertSame( $names, wp_list_pluck( $query->posts, 'post_name' ) );
	}

	public static function orders(): array {
		$by_date = array( 'new', 'nothing', 'no-recipe-data', 'broken', 'outdated', 'two-warnings', 'two-conventions', 'miswritten-type' );
		return array(
			'worst first, unknown ones last' => array( 'ASC', array( 'broken', 'two-warnings', 'no-recipe-data', 'miswritten-type', 'nothing', 'two-conventions', 'outdated', 'new' ) ),
			'best first, unknown ones last'  => array( 'DESC', array( 'nothing', 'two-conventions', 'miswritten-type', 'no-recipe-data', 'two-warnings', 'broken', 'outdated', 'new' ) ),
			'by date for lowercase'          => array( 'asc', $by_date ),
			'by date for SQL'                => array( 'ASC; DROP TABLE wp_posts', $by_date ),
			'by date for a list'             => array( array( 'ASC' ), $by_date ),
			'by date without an order'       => array( '', $by_date ),
		);
	}

	/**
	 * @dataProvider pairs
	 */
	public function test_the_worse_post_has_the_greater_weight( array $worse, array $better ): void {
		$this->assertGreaterThan( 0, strcmp( Worst_First::weight( $worse ), Worst_First::weight( $better ) ) );
	}

	public static function pairs(): array {
		return array(
			'a blocker, not many errors'         => array( array( self::finding( 'blocker' ) ), array_fill( 0, 50, self::finding( 'error' ) ) ),
			'an error, not many warnings'        => array( array( self::finding( 'error' ) ), array_fill( 0, 50, self::finding( 'warning' ) ) ),
			'a warning, not many notes'          => array( array( self::finding( 'warning' ) ), array_fill( 0, 50, self::finding( 'note', 5 ) ) ),
			'ten warnings, not nine'             => array( array_fill( 0, 10, self::finding( 'warning' ) ), array_fill( 0, 9, self::finding( 'warning' ) ) ),
			'a note that engines ask for'        => array( array( self::finding( 'note' ) ), array( self::finding( 'note', 5, 'convention' ) ) ),
			'a note, not one of unknown class'   => array( array( self::finding( 'note' ) ), array( array( 'severity' => 'note' ) ) ),
			'many notes, not one of more impact' => array( array_fill( 0, 20, self::finding( 'note', 5 ) ), array( self::finding( 'note', 5 ) ) ),
		);
	}

	/**
	 * Creates a finding.
	 *
	 * @param string $severity The severity.
	 * @param int    $impact   The impact.
	 * @param string $by       The class.
	 */
	private static function finding( string $severity, int $impact = 1, string $by = 'engine' ): array {
		return array(
			'rule'     => 'a_rule',
			'severity' => $severity,
			'class'    => $by,
			'impact'   => $impact,
			'message'  => 'It is wrong.',
			'fix'      => 'Change it.',
		);
	}
}
