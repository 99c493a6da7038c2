<?php
/**
 * The links in a post's text that stay on the site.
 *
 * @package Plumbline
 */

namespace Plumbline\Site;

use WP_Http;
use WP_HTML_Tag_Processor;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Finds the posts that a text links to, and the links that lead to something that is not a published post. */
final class Text_Links {

	/** Maximum number of links that are read in one text. */
	const MOST = 500;

	/**
	 * Ids of posts by URL, for texts that are read in one request.
	 *
	 * @var int[]
	 */
	private static $known = array();

	/**
	 * `posts`: ids; `unknown`: URLs that may or may not work.
	 *
	 * @param WP_Post $post The post.
	 */
	public static function of( WP_Post $post ): array {
		$links = array(
			'posts'   => array(),
			'unknown' => array(),
		);
		foreach ( self::addresses( $post ) as $address ) {
			$id = self::post_at( $address );
			if ( 0 === $id ) {
				$links['unknown'][] = $address;
			} elseif ( $id !== $post->ID ) {
				$links['posts'][] = $id;
			}
		}
		return $links;
	}

	/**
	 * The URLs of this site in the text, each once and without fragments.
	 *
	 * @param WP_Post $post The post.
	 */
	private static function addresses( WP_Post $post ): array {
		$tag       = new WP_HTML_Tag_Processor( $post->post_content );
		$base      = (string) get_permalink( $post );
		$addresses = array();
		$read      = 0;
		while ( $read < self::MOST && $tag->next_tag( 'A' ) ) {
			++$read;
			$href    = trim( (string) $tag->get_attribute( 'href' ) );
			$address = '' === $href || '#' === $href[0] ? '' : (string) strtok( WP_Http::make_absolute_url( $href, $base ), '#' );
			if ( self::is_of_site( $address ) && ! self::is_file( $address ) ) {
				$addresses[ $address ] = true;
			}
		}
		return array_keys( $addresses );
	}

	/**
	 * Whether a URL is on this site, and not one of the screens that visitors cannot open.
	 *
	 * @param string $address The URL.
	 */
	private static function is_of_site( string $address ): bool {
		$parts = wp_parse_url( $address );
		$home  = wp_parse_url( home_url( '/' ) );
		if ( ! in_array( $parts['scheme'] ?? '', array( 'http', 'https' ), true ) || self::host( $parts ) !== self::host( $home ) ) {
			return false;
		}
		$path = $parts['path'] ?? '/';
		return 0 === strpos( $path, $home['path'] ?? '/' ) && ! preg_match( '~/wp-(?:admin(?:/|$)|login\.php)~', $path );
	}

	/**
	 * The host of a URL without “www”, and its port.
	 *
	 * @param array $parts The result of `wp_parse_url`.
	 */
	private static function host( array $parts ): string {
		return preg_replace( '/^www\./', '', strtolower( $parts['host'] ?? '' ) ) . ':' . ( $parts['port'] ?? '' );
	}

	/**
	 * Whether a URL is an uploaded file that exists.
	 *
	 * @param string $address The URL.
	 */
	private static function is_file( string $address ): bool {
		$uploads = wp_get_upload_dir();
		$path    = rawurldecode( (string) wp_parse_url( $address, PHP_URL_PATH ) );
		$folder  = (string) wp_parse_url( $uploads['baseurl'], PHP_URL_PATH );
		return '' !== $folder && 0 === strpos( $path, "$folder/" ) && 0 === validate_file( $path ) && is_file( $uploads['basedir'] . substr( $path, strlen( $folder ) ) );
	}

	/**
	 * The published post at a URL; 0 for none.
	 *
	 * @param string $address The URL.
	 */
	private static function post_at( string $address ): int {
		if ( ! isset( self::$known[ $address ] ) ) {
			$id                      = url_to_postid( $address );
			self::$known[ $address ] = 0 !== $id && 'publish' === get_post_status( $id ) ? $id : 0;
		}
		return self::$known[ $address ];
	}

	/** Forgets what is known, because posts have changed. */
	public static function forget(): void {
		self::$known = array();
	}
}
