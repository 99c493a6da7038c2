<?php
/**
 * Tests for the order by score.
 *
 * @package Plumbline
 */

namespace Plumbline\Audits;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Score_Order. */
final class Score_Order_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider orders
	 */
	public function test_posts_are_sorted( $order, array $scores ): void {
		foreach ( array( 9 => 1, 100 => 2, 70 => 3, '' => 4 ) as $score => $day ) {
			$post = $this->post( array( 'post_date' => "2026-01-0$day 00:00:00" ) );
			if ( '' !== $score ) {
				update_post_meta( $post->ID, Meta_Keys::SCORE, $score );
			}
		}
		$query = new \WP_Query( array( 'post_type' => 'post', Score_Order::NAME => $order ) );

		$this->assertSame( $scores, array_map( fn( $post ) => get_post_meta( $post->ID, Meta_Keys::SCORE, true ), $query->posts ) );
	}

	public static function orders(): array {
		$by_date = array( '', '70', '100', '9' );
		return array(
			'worst first, without a score last' => array( 'ASC', array( '9', '70', '100', '' ) ),
			'best first, without a score last'  => array( 'DESC', array( '100', '70', '9', '' ) ),
			'by date for lowercase'             => array( 'asc', $by_date ),
			'by date for SQL'                   => array( 'ASC; DROP TABLE wp_posts', $by_date ),
			'by date for a list'                => array( array( 'ASC' ), $by_date ),
			'by date without an order'          => array( '', $by_date ),
		);
	}
}
