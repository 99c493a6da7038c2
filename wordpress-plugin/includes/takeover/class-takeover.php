<?php
/**
 * Moving from a different SEO plugin.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Owner\Options;
use Plumbline\Redirects\Redirect_Table;
use Plumbline\Redirects\Redirects;

defined( 'ABSPATH' ) || exit;

/** Takes values over, or removes them again, one part at a time; remembers where it stopped. */
final class Takeover {

	/** The progress of each plugin's takeover. */
	const OPTION = Options::TAKEOVER;

	const TAKE = 'take';
	const UNDO = 'undo';

	/**
	 * The progress: null before the first part and after everything is undone.
	 *
	 * @param Source $source The other plugin.
	 */
	public static function progress( Source $source ): ?array {
		$all = get_option( self::OPTION );
		return is_array( $all ) ? $all[ $source->slug() ] ?? null : null;
	}

	/**
	 * Does the next part and returns the progress.
	 *
	 * @param Source $source    The other plugin.
	 * @param string $direction TAKE or UNDO.
	 */
	public static function step( Source $source, string $direction ): array {
		$progress = self::progress( $source );
		if ( null === $progress || $progress['direction'] !== $direction || $progress['is_finished'] ) {
			$progress = self::beginning( $direction );
		}
		$done     = self::TAKE === $direction ? self::take( $source, $progress ) : self::undo( $source, $progress );
		$next     = Batch::next( $progress['stage'], $progress['after'], $done['items'] );
		$progress = array(
			'is_finished' => null === $next,
			'pages'       => $progress['pages'] + $done['pages'],
			'values'      => $progress['values'] + $done['values'],
		) + (array) $next + $progress;
		self::remember( $source, self::UNDO === $direction && null === $next ? null : $progress );
		return $progress;
	}

	/**
	 * The progress before the first part.
	 *
	 * @param string $direction TAKE or UNDO.
	 */
	private static function beginning( string $direction ): array {
		return array(
			'direction'   => $direction,
			'stage'       => Batch::STAGES[0],
			'after'       => 0,
			'pages'       => 0,
			'values'      => 0,
			'is_finished' => false,
		);
	}

	/**
	 * Takes over one part.
	 *
	 * @param Source $source   The other plugin.
	 * @param array  $progress Where the part begins.
	 */
	private static function take( Source $source, array $progress ): array {
		if ( 'redirects' === $progress['stage'] ) {
			$redirects = Batch::redirects( $source, $progress['after'] );
			$added     = array_filter( $redirects, self::adder( $source ) );
			return self::done( $redirects, count( $added ), count( $added ) );
		}
		$subjects = Batch::subjects( $source, $progress['stage'], $progress['after'] );
		$counts   = array_map(
			static function ( $subject ) use ( $source ): int {
				return Taken_Values::write( $subject, $source->slug(), Proposal::of( $source, $subject ) );
			},
			$subjects
		);
		return self::done( $subjects, count( array_filter( $counts ) ), array_sum( $counts ) );
	}

	/**
	 * Removes one part.
	 *
	 * @param Source $source   The other plugin.
	 * @param array  $progress Where the part begins.
	 */
	private static function undo( Source $source, array $progress ): array {
		if ( 'redirects' === $progress['stage'] ) {
			$removed = Redirect_Table::remove( array( 'origin' => $source->slug() ) );
			return self::done( array(), $removed, $removed );
		}
		$subjects = Batch::taken( $progress['stage'], $progress['after'] );
		$counts   = array_map(
			static function ( $subject ) use ( $source ): int {
				return Taken_Values::remove( $subject, $source->slug() );
			},
			$subjects
		);
		return self::done( $subjects, count( array_filter( $counts ) ), array_sum( $counts ) );
	}

	/**
	 * A function that adds a redirect and returns whether it did.
	 *
	 * @param Source $source The other plugin.
	 */
	private static function adder( Source $source ): callable {
		return static function ( array $one ) use ( $source ): bool {
			$add = $one['is_pattern'] ? array( Redirects::class, 'add_pattern' ) : array( Redirects::class, 'add' );
			return true === $add( $one['source'], $one['target'], $one['status'], $source->slug() );
		};
	}

	/**
	 * The results of a part.
	 *
	 * @param array $items  Its subjects or redirects.
	 * @param int   $pages  How many of them changed.
	 * @param int   $values How many values changed.
	 */
	private static function done( array $items, int $pages, int $values ): array {
		return array(
			'items'  => $items,
			'pages'  => $pages,
			'values' => $values,
		);
	}

	/**
	 * Stores the progress.
	 *
	 * @param Source     $source   The other plugin.
	 * @param array|null $progress The progress; null to forget it.
	 */
	private static function remember( Source $source, ?array $progress ): void {
		$all = array_filter( array( $source->slug() => $progress ) + (array) get_option( self::OPTION, array() ) );
		update_option( self::OPTION, $all, false );
	}
}
