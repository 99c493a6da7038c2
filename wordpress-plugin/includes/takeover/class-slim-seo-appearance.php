<?php
/**
 * Stored settings of Slim SEO for the whole site.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Appearance\Page_Kinds;
use Plumbline\Meta\Meta_Keys;

defined( 'ABSPATH' ) || exit;

/** One option with a list for each post type and taxonomy and for authors; codes are HTML for the head. */
final class Slim_Seo_Appearance extends Stored_Appearance {

	/**
	 * The values of a kind of page.
	 *
	 * @param string $kind A kind of Page_Kinds.
	 * @param string $name Name of the post type or taxonomy.
	 */
	public function of_kind( string $kind, string $name ): array {
		$names = array(
			Page_Kinds::POST   => $name,
			Page_Kinds::TERM   => $name,
			Page_Kinds::AUTHOR => 'author',
		);
		$all   = self::option( Slim_Seo_Source::NAME );
		$row   = isset( $names[ $kind ] ) ? self::in( $all, $names[ $kind ] ) : array();
		$text  = Source::first( $row, array( 'description' ) );
		// Without one, it makes descriptions of the texts of posts.
		$usual = Page_Kinds::POST === $kind && array() !== $all ? '{{ post.auto_description }}' : '';
		return array(
			Meta_Keys::TITLE       => Source::first( $row, array( 'title' ) ),
			Meta_Keys::DESCRIPTION => '' === $text ? $usual : $text,
			Meta_Keys::HIDDEN      => ! empty( $row['noindex'] ),
		);
	}

	/** The values of the site. */
	public function of_site(): array {
		$row   = self::option( Slim_Seo_Source::NAME );
		$html  = Source::first( $row, array( 'header_code' ) );
		$codes = array();
		foreach ( array_keys( Meta_Keys::VERIFICATION ) as $name ) {
			$codes[] = preg_match( '/<meta\b[^>]*\bname=(["\'])' . preg_quote( $name, '/' ) . '\1[^>]*>/i', $html, $found ) ? $found[0] : '';
		}
		return self::owner( false, '', 0, array(), Source::image( '', Source::first( $row, array( 'default_facebook_image', 'default_twitter_image' ) ) ) ) + self::codes( $codes, array( '0', '1', '2', '3', '4' ) );
	}
}
