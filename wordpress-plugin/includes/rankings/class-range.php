<?php
/**
 * How far back rankings are looked at.
 *
 * @package Plumbline
 */

namespace Plumbline\Rankings;

defined( 'ABSPATH' ) || exit;

/** Ranges that end today, in steps that a small chart can show. */
final class Range {

	/** Days of each range. */
	const DAYS = array(
		'28_days'   => 28,
		'3_months'  => 91,
		'12_months' => 364,
	);

	/**
	 * What the server is asked for.
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
