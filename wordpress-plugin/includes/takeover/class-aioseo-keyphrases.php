<?php
/**
 * Keyphrases of All in One SEO.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

defined( 'ABSPATH' ) || exit;

/** Reads the JSON in which All in One SEO stores keyphrases. */
final class Aioseo_Keyphrases {

	/**
	 * The keyphrases, the main one first.
	 *
	 * @param string $json The column `keyphrases`.
	 */
	public static function in( string $json ): array {
		$keyphrases = json_decode( $json, true );
		$additional = is_array( $keyphrases ) ? array_column( (array) ( $keyphrases['additional'] ?? array() ), 'keyphrase' ) : array();
		return array_merge( array( $keyphrases['focus']['keyphrase'] ?? '' ), $additional );
	}
}
