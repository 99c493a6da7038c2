<?php
/**
 * The values that a page would get from a different plugin.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Appearance\Page_Kinds;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Meta_Values;
use Plumbline\Meta\Subject;

defined( 'ABSPATH' ) || exit;

/** Works out the values; writes nothing. */
final class Proposal {

	/** The fate of a value. */
	const WRITE   = 'write';
	const KEPT    = 'kept';
	const INVALID = 'invalid';

	/** Fields whose texts can have variables. */
	const TEXTS = array( Meta_Keys::TITLE, Meta_Keys::DESCRIPTION, Meta_Keys::SOCIAL_TITLE, Meta_Keys::SOCIAL_DESCRIPTION );

	/** The title that WordPress gives every page anyway. */
	const USUAL_TITLE = '{title} {separator} {site}';

	/**
	 * The values for a page: each with `key`, `theirs`, `ours`, `state` and `unknown`, the variables
	 * that are left out.
	 *
	 * @param Source  $source  The other plugin.
	 * @param Subject $subject The page.
	 */
	public static function of( Source $source, Subject $subject ): array {
		$values  = array_filter( $source->stored( $subject ) );
		$keyword = (string) ( $values[ Meta_Keys::KEYWORDS ][0]['keyword'] ?? '' );
		$rows    = array();
		foreach ( $values as $key => $theirs ) {
			$text = in_array( $key, self::TEXTS, true ) ? Variables::convert( $source, (string) $theirs, $subject, $keyword ) : array(
				'text'    => $theirs,
				'unknown' => array(),
			);
			$ours = Meta_Values::of( $key, $text['text'] );
			$ours = Meta_Keys::ROBOTS === $key && ! self::is_exception( $source, $subject ) ? array_values( array_diff( $ours, array( 'index' ) ) ) : $ours;
			if ( self::says_nothing( $key, $ours ) ) {
				continue;
			}
			$rows[] = array(
				'key'     => $key,
				'theirs'  => $theirs,
				'ours'    => $ours,
				'state'   => self::state( $subject, $key, $ours ),
				'unknown' => $text['unknown'],
			);
		}
		return $rows;
	}

	/**
	 * Whether a value would change nothing: directives that are usual, or the usual title.
	 *
	 * @param string $key  The key.
	 * @param mixed  $ours The value.
	 */
	private static function says_nothing( string $key, $ours ): bool {
		return array() === $ours || ( Meta_Keys::TITLE === $key && self::USUAL_TITLE === $ours );
	}

	/**
	 * Whether “index” makes an exception: the other plugin hides all pages of this kind.
	 *
	 * @param Source  $source  The other plugin.
	 * @param Subject $subject The page.
	 */
	private static function is_exception( Source $source, Subject $subject ): bool {
		$kind = Page_Kinds::of( $subject );
		return $kind && ! empty( $source->stored( $kind )[ Meta_Keys::HIDDEN ] );
	}

	/**
	 * The fate of a value.
	 *
	 * @param Subject $subject The page.
	 * @param string  $key     The key.
	 * @param mixed   $ours    The value.
	 */
	private static function state( Subject $subject, string $key, $ours ): string {
		if ( empty( $ours ) ) {
			return self::INVALID;
		}
		return $subject->has( $key ) ? self::KEPT : self::WRITE;
	}
}
