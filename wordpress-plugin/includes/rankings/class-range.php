<?php
/**
 * Date ranges for rankings.
 *
 * @package Plumbline
 */

namespace Plumbline\Rankings;

defined( 'ABSPATH' ) || exit;

/** Ranges that end today; each has a granularity that fits a small chart. */
final class Range {

	/** Length of each range in days. */
	const DAYS = array(
		'28_days'   => 28,
		'3_months'  => 91,
		'12_months' => 364,
	);

	/**
	 * The request parameters of a range.
	 *
	 * @param string $range A key of `DAYS`.
	 */
	public static function parameters( string $range ): array {
		$today = current_datetime();
		return array(
			'date_from'   => $today->modify( '-' . ( self::DAYS[ $range ] - 1 ) . ' days' )->format( 'Y-m-d' ),
			'date_to'     => $today->format( 'Y-m-d' ),
			'granularity' => '12_months' === $range ? 'weekly' : 'daily',
		);
	}
}
