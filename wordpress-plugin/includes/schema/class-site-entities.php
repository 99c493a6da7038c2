<?php
/**
 * The site and its owner as structured data.
 *
 * @package Plumbline
 */

namespace Plumbline\Schema;

use Plumbline\Head\Title_Variables;

defined( 'ABSPATH' ) || exit;

/** Website and organization, from the general settings and the logo. */
final class Site_Entities {

	/** The website. */
	public static function website(): array {
		return array(
			'@type'      => 'WebSite',
			'@id'        => home_url( '/#website' ),
			'url'        => home_url( '/' ),
			'name'       => Title_Variables::of_site()['site'],
			'inLanguage' => get_bloginfo( 'language' ),
			'publisher'  => self::reference(),
		);
	}

	/** The organization behind the website. */
	public static function organization(): array {
		$entity = self::reference() + array(
			'@type' => 'Organization',
			'name'  => Title_Variables::of_site()['site'],
			'url'   => home_url( '/' ),
			'logo'  => self::logo(),
		);
		return array_filter( $entity, 'strlen' );
	}

	/** Refers to the organization. */
	public static function reference(): array {
		return array( '@id' => home_url( '/#organization' ) );
	}

	/** URL of the theme's logo, or of the site's icon; empty if there is neither. */
	private static function logo(): string {
		$logo = wp_get_attachment_image_url( (int) get_theme_mod( 'custom_logo' ), 'full' );
		return $logo ? $logo : (string) get_site_icon_url( 512 );
	}
}
