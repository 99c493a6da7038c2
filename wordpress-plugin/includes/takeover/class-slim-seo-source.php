<?php
/**
 * Stored data of Slim SEO.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;

defined( 'ABSPATH' ) || exit;

/** One list for each post and term, one option for everything else, one option with the redirects. */
final class Slim_Seo_Source extends Source {

	const NAME = 'slim_seo';

	/** How Slim SEO compares paths, as regular expressions. */
	const CONDITIONS = array(
		'contain'    => '%s',
		'start-with' => '^/?%s',
		'end-with'   => '%s/?$',
	);

	/** Short name for URLs and records. */
	public function slug(): string {
		return 'slim-seo';
	}

	/** Name as in Seo_Plugins::CONSTANTS. */
	public function name(): string {
		return 'Slim SEO';
	}

	/**
	 * The fields of a page.
	 *
	 * @param Subject $subject The page.
	 */
	public function values( Subject $subject ): array {
		$row = $this->row( $subject );
		return array(
			Meta_Keys::TITLE        => self::first( $row, array( 'title' ) ),
			Meta_Keys::DESCRIPTION  => self::first( $row, array( 'description' ) ),
			Meta_Keys::CANONICAL    => self::first( $row, array( 'canonical' ) ),
			Meta_Keys::HIDDEN       => ! empty( $row['noindex'] ),
			Meta_Keys::SOCIAL_IMAGE => self::image( '', self::first( $row, array( 'facebook_image', 'twitter_image' ) ) ),
		);
	}

	/** The redirects that are switched on. */
	public function redirects(): array {
		$redirects = array();
		foreach ( array_filter( (array) get_option( 'ss_redirects', array() ), 'is_array' ) as $row ) {
			if ( empty( $row['enable'] ) ) {
				continue;
			}
			$from      = self::first( $row, array( 'from' ) );
			$condition = self::first( $row, array( 'condition' ) );
			if ( isset( self::CONDITIONS[ $condition ] ) ) {
				$from = sprintf( self::CONDITIONS[ $condition ], preg_quote( trim( $from, '/' ), '~' ) );
			}
			$redirects[] = self::redirect( $from, self::first( $row, array( 'to' ) ), (int) self::first( $row, array( 'type' ) ), isset( self::CONDITIONS[ $condition ] ) || 'regex' === $condition );
		}
		return $redirects;
	}

	/** Its settings for the whole site. */
	protected function appearance(): Stored_Appearance {
		return new Slim_Seo_Appearance();
	}

	/** The only meta key. */
	protected function keys(): array {
		return array( self::NAME );
	}

	/**
	 * The stored list of a page.
	 *
	 * @param Subject $subject The page.
	 */
	private function row( Subject $subject ): array {
		$options = (array) get_option( self::NAME, array() );
		switch ( $subject->kind ) {
			case Subject::HOME:
				// Versions before 4 stored the home page in two options of its own.
				$old = array(
					'title'       => $options['home_title'] ?? '',
					'description' => $options['home_description'] ?? '',
				);
				return array_filter( (array) ( $options['home'] ?? array() ) ) + array_filter( $old );
			case Subject::TYPE:
				return (array) ( $options[ "{$subject->id}_archive" ] ?? array() );
			case Subject::USER:
				return array();
			default:
				return array_filter( (array) get_metadata( $subject->kind, (int) $subject->id, self::NAME, true ) );
		}
	}
}
