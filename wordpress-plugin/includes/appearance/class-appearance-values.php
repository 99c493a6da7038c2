<?php
/**
 * The values of the screen.
 *
 * @package Plumbline
 */

namespace Plumbline\Appearance;

use Plumbline\Head\Head_Switches;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;
use Plumbline\Owner\Options;

defined( 'ABSPATH' ) || exit;

/** Reads and saves what administrators decide for the site and for kinds of pages. */
final class Appearance_Values {

	/** The stored values by the name of each subject and by key. */
	public static function all(): array {
		$values = array();
		foreach ( self::subjects() as $subject ) {
			$row = array();
			foreach ( self::keys( $subject ) as $key ) {
				if ( $subject->has( $key ) ) {
					$row[ $key ] = $subject->get( $key );
				}
			}
			$values[ $subject->name() ] = (object) $row;
		}
		return $values;
	}

	/**
	 * Saves changes, and nothing else: two administrators do not undo each other's work.
	 *
	 * @param array $changes Changed values by the name of each subject and by key.
	 */
	public static function save( array $changes ): void {
		foreach ( self::subjects() as $subject ) {
			$changed = array_intersect_key( (array) ( $changes[ $subject->name() ] ?? array() ), array_flip( self::keys( $subject ) ) );
			foreach ( $changed as $key => $value ) {
				$subject->set( $key, $value );
			}
		}
	}

	/**
	 * Saves which tags are written without typing.
	 *
	 * @param array $switches The switches that are on.
	 */
	public static function save_switches( array $switches ): void {
		update_option( Options::HEAD, Head_Switches::sanitize( $switches ) );
	}

	/**
	 * The keys that administrators set.
	 *
	 * @param Subject $subject The site or a kind.
	 */
	public static function keys( Subject $subject ): array {
		return Subject::SITE === $subject->kind ? array_merge( Meta_Keys::OF_THE_SITE, array_values( Meta_Keys::VERIFICATION ) ) : Meta_Keys::OF_A_KIND;
	}

	/** The site and all kinds of pages. */
	private static function subjects(): array {
		return array_merge( array( new Subject( Subject::SITE ) ), Page_Kinds::all() );
	}
}
