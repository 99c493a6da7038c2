<?php
/**
 * Tests for ranges of rankings.
 *
 * @package Plumbline
 */

namespace Plumbline\Rankings;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Range. */
final class Range_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider ranges
	 */
	public function test_a_range_ends_today( string $range, int $days, string $granularity ): void {
		$parameters = Range::parameters( $range );

		$this->assertSame( wp_date( 'Y-m-d' ), $parameters['date_to'] );
		$this->assertSame( $days, ( new \DateTime( $parameters['date_from'] ) )->diff( new \DateTime( $parameters['date_to'] ) )->days + 1 );
		$this->assertSame( $granularity, $parameters['granularity'] );
	}

	public static function ranges(): array {
		return array(
			'four weeks'  => array( '28_days', 28, 'daily' ),
			'three months' => array( '3_months', 91, 'daily' ),
			'a year'      => array( '12_months', 364, 'weekly' ),
		);
	}

	public function test_today_is_the_day_of_the_site(): void {
		foreach ( array( 'Pacific/Kiritimati', 'Pacific/Pago_Pago' ) as $zone ) {
			update_option( 'timezone_string', $zone );

			$this->assertSame( ( new \DateTime( 'now', new \DateTimeZone( $zone ) ) )->format( 'Y-m-d' ), Range::parameters( '28_days' )['date_to'] );
		}
	}
}
