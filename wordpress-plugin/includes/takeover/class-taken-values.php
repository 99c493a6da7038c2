<?php
/**
 * Values that came from a different plugin.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;

defined( 'ABSPATH' ) || exit;

/** Writes the proposed values of a page and removes them again, unless somebody has changed them. */
final class Taken_Values {

	/**
	 * Writes the values that a proposal says to write, and returns how many.
	 *
	 * @param Subject $subject  The page.
	 * @param string  $slug     The other plugin.
	 * @param array   $proposal The proposal.
	 */
	public static function write( Subject $subject, string $slug, array $proposal ): int {
		$taken = self::of( $subject );
		$count = 0;
		foreach ( $proposal as $row ) {
			if ( Proposal::WRITE !== $row['state'] ) {
				continue;
			}
			$subject->set( $row['key'], $row['ours'] );
			$taken[ $slug ][ $row['key'] ] = self::fingerprint( $subject->get( $row['key'] ) );
			++$count;
		}
		if ( 0 < $count ) {
			$subject->set( Meta_Keys::TAKEN, $taken );
		}
		return $count;
	}

	/**
	 * Removes the values that are still as they were written, and returns how many.
	 *
	 * @param Subject $subject The page.
	 * @param string  $slug    The other plugin.
	 */
	public static function remove( Subject $subject, string $slug ): int {
		$taken = self::of( $subject );
		$count = 0;
		foreach ( $taken[ $slug ] ?? array() as $key => $fingerprint ) {
			if ( self::fingerprint( $subject->get( $key ) ) === $fingerprint ) {
				$subject->remove( $key );
				++$count;
			}
		}
		unset( $taken[ $slug ] );
		$subject->set( Meta_Keys::TAKEN, $taken );
		return $count;
	}

	/**
	 * Fingerprints of the values that a page has got, by plugin and key.
	 *
	 * @param Subject $subject The page.
	 */
	private static function of( Subject $subject ): array {
		$taken = $subject->get( Meta_Keys::TAKEN );
		return is_array( $taken ) ? $taken : array();
	}

	/**
	 * A short text that differs if the value does.
	 *
	 * @param mixed $value The value.
	 */
	private static function fingerprint( $value ): string {
		// The database returns numbers and booleans as texts.
		return md5( (string) wp_json_encode( is_scalar( $value ) ? (string) $value : $value ) );
	}
}
