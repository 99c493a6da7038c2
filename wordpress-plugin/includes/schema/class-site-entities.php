<?php
/**
 * The site and its owner as structured data.
 *
 * @package Plumbline
 */

namespace Plumbline\Schema;

use Plumbline\Appearance\Site_Identity;
use Plumbline\Head\Title_Variables;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Meta_Values;
use Plumbline\Meta\Subject;

defined( 'ABSPATH' ) || exit;

/** Website and the organization or person behind it, as entered for search or else from the general settings and the logo. */
final class Site_Entities {

	/** The website. */
	public static function website(): array {
		return array_filter(
			array(
				'@type'         => 'WebSite',
				'@id'           => home_url( '/#website' ),
				'url'           => home_url( '/' ),
				'name'          => Title_Variables::of_site()['site'],
				'alternateName' => Site_Identity::entered( Meta_Keys::ALTERNATIVE_NAME ),
				'inLanguage'    => get_bloginfo( 'language' ),
				'publisher'     => self::reference(),
			)
		);
	}

	/** The organization or person behind the website. */
	public static function owner(): array {
		$name    = Site_Identity::entered( Meta_Keys::OWNER_NAME );
		$picture = self::is_person() ? 'image' : 'logo';
		return array_filter(
			self::reference() + array(
				'@type'  => self::is_person() ? 'Person' : 'Organization',
				'name'   => '' === $name ? Title_Variables::of_site()['site'] : $name,
				'url'    => home_url( '/' ),
				$picture => self::logo(),
				'sameAs' => array_filter( (array) ( new Subject( Subject::SITE ) )->get( Meta_Keys::PROFILES ) ),
			)
		);
	}

	/** Refers to the owner. */
	public static function reference(): array {
		return array( '@id' => home_url( self::is_person() ? '/#person' : '/#organization' ) );
	}

	/** Whether the site belongs to a person. */
	private static function is_person(): bool {
		return Meta_Values::PERSON === Site_Identity::entered( Meta_Keys::OWNER_KIND );
	}

	/** URL of the logo: as chosen, or the theme's, or the site's icon; empty without any. */
	private static function logo(): string {
		foreach ( array( (int) Site_Identity::entered( Meta_Keys::LOGO ), (int) get_theme_mod( 'custom_logo' ) ) as $id ) {
			$url = wp_get_attachment_image_url( $id, 'full' );
			if ( $url ) {
				return $url;
			}
		}
		return (string) get_site_icon_url( 512 );
	}
}
