<?php
/**
 * Shared by tests that take over what a plugin has stored about the whole site.
 *
 * @package Plumbline
 */

namespace Plumbline\Tests;

use Plumbline\Appearance\Appearance_Values;
use Plumbline\Takeover\Sources;
use Plumbline\Takeover\Takeover;

/** Takes everything over and shows what was written. */
abstract class Appearance_Test_Case extends WordPress_Test_Case {

	/**
	 * Takes over the data of a plugin and returns the rows that this wrote, by subject.
	 *
	 * @param string $slug Short name of the plugin.
	 */
	protected function taken( string $slug ): array {
		$source = Sources::of( $slug );
		while ( ! Takeover::step( $source, Takeover::TAKE )['is_finished'] ) {
			continue;
		}
		$rows = array_filter( array_map( 'get_object_vars', Appearance_Values::all() ) );
		return array_map(
			static function ( array $row ): array {
				$keys = array_map(
					static function ( string $key ): string {
						return str_replace( '_plumbline_', '', $key );
					},
					array_keys( $row )
				);
				return array_combine( $keys, $row );
			},
			$rows
		);
	}

	/**
	 * Takes back what was taken over and returns what is left.
	 *
	 * @param string $slug Short name of the plugin.
	 */
	protected function left_after_undo( string $slug ): array {
		while ( ! Takeover::step( Sources::of( $slug ), Takeover::UNDO )['is_finished'] ) {
			continue;
		}
		return array_filter( array_map( 'get_object_vars', Appearance_Values::all() ) );
	}

	/** Adds a picture to the library and returns its id. */
	protected function picture(): int {
		return wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Pot' ), 'pot.png' );
	}
}
