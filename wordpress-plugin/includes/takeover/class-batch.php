<?php
/**
 * A part of a different plugin's data.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;
use Plumbline\Owner\Options;

defined( 'ABSPATH' ) || exit;

/** Splits everything into parts that any host can handle in one request. */
final class Batch {

	/** Pages or redirects in one part. */
	const SIZE = 50;

	/** In this order: what concerns the whole site comes first. */
	const STAGES = array( 'pages', Subject::POST, Subject::TERM, Subject::USER, 'redirects' );

	/**
	 * Pages of a stage.
	 *
	 * @param Source $source The other plugin.
	 * @param string $stage  The stage.
	 * @param int    $after  The last id, or the number of pages, that is known.
	 */
	public static function subjects( Source $source, string $stage, int $after ): array {
		if ( 'pages' === $stage ) {
			return 0 === $after ? $source->pages() : array();
		}
		return self::as_subjects( $stage, $source->ids( $stage, $after, self::SIZE ) );
	}

	/**
	 * Pages of a stage that have values from any plugin.
	 *
	 * @param string $stage The stage.
	 * @param int    $after The last id that is known.
	 */
	public static function taken( string $stage, int $after ): array {
		if ( 'pages' !== $stage ) {
			$key = ( new Subject( $stage ) )->stored_key( Meta_Keys::TAKEN );
			return self::as_subjects( $stage, Stored_Meta::ids( $stage, array( $key ), $after, self::SIZE ) );
		}
		return 0 === $after ? array_map(
			static function ( string $name ): Subject {
				list( $kind, $id ) = explode( ':', "$name:" );
				return new Subject( $kind, $id );
			},
			array_keys( (array) get_option( Options::PAGES, array() ) )
		) : array();
	}

	/**
	 * Redirects after a number of them.
	 *
	 * @param Source $source The other plugin.
	 * @param int    $after  The number.
	 */
	public static function redirects( Source $source, int $after ): array {
		return array_slice( $source->redirects(), $after, self::SIZE );
	}

	/**
	 * Where the next part begins: `stage` and `after`; null after the last one.
	 *
	 * @param string $stage The stage of this part.
	 * @param int    $after Where this part began.
	 * @param array  $items Its subjects or redirects.
	 */
	public static function next( string $stage, int $after, array $items ): ?array {
		if ( count( $items ) >= self::SIZE && 'pages' !== $stage ) {
			$last = end( $items );
			return array(
				'stage' => $stage,
				'after' => $last instanceof Subject ? (int) $last->id : $after + count( $items ),
			);
		}
		$next = self::STAGES[ array_search( $stage, self::STAGES, true ) + 1 ] ?? null;
		return null === $next ? null : array(
			'stage' => $next,
			'after' => 0,
		);
	}

	/**
	 * Ids as subjects.
	 *
	 * @param string $kind The kind.
	 * @param int[]  $ids  The ids.
	 */
	private static function as_subjects( string $kind, array $ids ): array {
		return array_map(
			static function ( int $id ) use ( $kind ): Subject {
				return new Subject( $kind, $id );
			},
			$ids
		);
	}
}
