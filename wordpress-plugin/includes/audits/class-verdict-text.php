<?php
/**
 * Verdicts in words.
 *
 * @package Plumbline
 */

namespace Plumbline\Audits;

defined( 'ABSPATH' ) || exit;

/** Describes a verdict in a few words. */
final class Verdict_Text {

	/**
	 * The number of findings, such as “2 must fix · 1 worth fixing”.
	 *
	 * @param array $verdict The result of `Verdict::of`.
	 */
	public static function of( array $verdict ): string {
		$counts = $verdict['counts'];
		$parts  = array();
		if ( $counts['must_fix'] > 0 ) {
			/* translators: %d: number of findings. */
			$parts[] = sprintf( _n( '%d must fix', '%d must fix', $counts['must_fix'], 'plumbline' ), $counts['must_fix'] );
		}
		if ( $counts['worth_fixing'] > 0 ) {
			/* translators: %d: number of findings. */
			$parts[] = sprintf( _n( '%d worth fixing', '%d worth fixing', $counts['worth_fixing'], 'plumbline' ), $counts['worth_fixing'] );
		}
		return array() === $parts ? self::state( 'fine' ) : implode( ' · ', $parts );
	}

	/**
	 * A state in words.
	 *
	 * @param string $state One of `Verdict::STATES`, `stale` or `none`.
	 */
	public static function state( string $state ): string {
		switch ( $state ) {
			case 'must_fix':
				return __( 'Must fix', 'plumbline' );
			case 'worth_fixing':
				return __( 'Worth fixing', 'plumbline' );
			case 'fine':
				return __( 'Nothing to fix', 'plumbline' );
			case 'stale':
				return __( 'Out of date', 'plumbline' );
			default:
				return __( 'Not audited yet', 'plumbline' );
		}
	}
}
