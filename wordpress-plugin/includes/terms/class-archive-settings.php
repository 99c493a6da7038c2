<?php
/**
 * Settings for the box on screens of archives.
 *
 * @package Plumbline
 */

namespace Plumbline\Terms;

use Plumbline\Editor_Settings;
use Plumbline\Head\Editor_Head;
use Plumbline\Head\Shown_Page;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;
use Plumbline\Suggestions\Suggestion_Routes;

defined( 'ABSPATH' ) || exit;

/** Facts about a term, an author or the home page that only PHP knows. */
final class Archive_Settings {

	/** Fields that are not texts, and their empty values. */
	const EMPTY = array(
		Meta_Keys::KEYWORDS     => array(),
		Meta_Keys::HIDDEN       => false,
		Meta_Keys::ROBOTS       => array(),
		Meta_Keys::SOCIAL_IMAGE => 0,
	);

	/**
	 * The settings.
	 *
	 * @param Subject $page The page.
	 */
	public static function of( Subject $page ): array {
		$address = Shown_Page::address( $page );
		return Editor_Settings::of_site( 0, '' ) + array(
			'openFindings' => false,
			'postAddress'  => $address,
			'extraContent' => null,
			'head'         => Editor_Head::of_archive( $page ),
			'builder'      => null,
			'suggestions'  => Suggestion_Routes::path( $page ),
			'shortcodes'   => array(),
			'classic'      => array(
				'form'        => $page->kind,
				'meta'        => self::meta( $page ),
				'address'     => $address,
				'isNew'       => false,
				'isJustSaved' => false,
			),
		);
	}

	/**
	 * The stored fields.
	 *
	 * @param Subject $page The page.
	 */
	private static function meta( Subject $page ): array {
		$meta = array();
		foreach ( Meta_Keys::OF_EVERY_PAGE as $key ) {
			$meta[ $key ] = $page->has( $key ) ? $page->get( $key ) : self::EMPTY[ $key ] ?? '';
		}
		return array( Meta_Keys::HIDDEN => (bool) $meta[ Meta_Keys::HIDDEN ] ) + $meta;
	}
}
