<?php
/**
 * Sitemaps with extensions.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use SimpleXMLElement;
use WP_Sitemaps_Renderer;

defined( 'ABSPATH' ) || exit;

/** Writes sitemaps whose URLs also have pictures or news, which WordPress's own class cannot write. */
final class Sitemap_Renderer extends WP_Sitemaps_Renderer {

	/** The namespaces by their prefix, which is the key in an entry. */
	const NAMESPACES = array(
		'image' => 'http://www.google.com/schemas/sitemap-image/1.1',
		'news'  => 'http://www.google.com/schemas/sitemap-news/0.9',
	);

	/**
	 * The sitemap as XML.
	 *
	 * @param array $url_list Entries; `image` and `news` hold lists of elements, each with texts by name.
	 * @return string|false
	 */
	public function get_sitemap_xml( $url_list ) {
		$xml = parent::get_sitemap_xml(
			array_map(
				static function ( array $entry ): array {
					return array_diff_key( $entry, self::NAMESPACES );
				},
				$url_list
			)
		);
		return $xml ? self::with_extensions( $xml, array_values( $url_list ) ) : $xml;
	}

	/**
	 * The same sitemap with the elements of the extensions.
	 *
	 * @param string $xml     The sitemap.
	 * @param array  $entries Its entries.
	 */
	private static function with_extensions( string $xml, array $entries ): string {
		$prefixes = array_intersect( array_keys( self::NAMESPACES ), array_keys( array_merge( ...array_merge( array( array() ), $entries ) ) ) );
		foreach ( $prefixes as $prefix ) {
			$xml = str_replace( '<urlset ', "<urlset xmlns:$prefix=\"" . self::NAMESPACES[ $prefix ] . '" ', $xml );
		}
		$urlset = new SimpleXMLElement( $xml );
		$place  = 0;
		foreach ( $urlset->url as $url ) {
			$entry = $entries[ $place++ ];
			foreach ( $prefixes as $prefix ) {
				foreach ( $entry[ $prefix ] ?? array() as $texts ) {
					self::add( $url, $prefix, $prefix, $texts );
				}
			}
		}
		return $urlset->asXML();
	}

	/**
	 * Adds an element with its children, or with its text.
	 *
	 * @param SimpleXMLElement $parent  The element to add it to.
	 * @param string           $prefix  Prefix of the namespace.
	 * @param string           $name    Name of the element.
	 * @param array|string     $content Contents of its children by name, or a text.
	 */
	private static function add( SimpleXMLElement $parent, string $prefix, string $name, $content ): void {
		$text    = is_string( $content ) ? esc_xml( $content ) : null;
		$element = $parent->addChild( "$prefix:$name", $text, self::NAMESPACES[ $prefix ] );
		foreach ( is_array( $content ) ? $content : array() as $child => $value ) {
			self::add( $element, $prefix, $child, $value );
		}
	}
}
