<?php
/**
 * The elements that break a rule.
 *
 * @package Plumbline
 */

namespace Plumbline\Audits;

defined( 'ABSPATH' ) || exit;

/** Recognizes the elements of a finding on other pages. */
final class Found_Elements {

	/** Findings with more elements are about the whole page. */
	const MOST = 20;

	/**
	 * The row to store: the rule, and a hash of its elements. Empty if an element is not known or only
	 * begins alike: of long elements, findings contain the start tag alone.
	 *
	 * @param array $finding A finding as in `Verdict::schema`.
	 */
	public static function row( array $finding ): string {
		$elements = $finding['elements'] ?? array();
		$whole    = preg_grep( '~^<(?:(?:img|meta|link|input)\b[^<]*|.*</[^<]*)>$~is', $elements );
		$is_known = array() !== $elements && count( $elements ) <= self::MOST && count( $whole ) === count( $elements );
		return $is_known ? $finding['rule'] . ':' . md5( implode( "\n", $elements ) ) : '';
	}

	/**
	 * The rule of a row.
	 *
	 * @param string $row The row.
	 */
	public static function rule( string $row ): string {
		return explode( ':', $row )[0];
	}
}
