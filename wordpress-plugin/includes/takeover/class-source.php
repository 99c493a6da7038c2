<?php
/**
 * Stored data of a different SEO plugin.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Appearance\Page_Kinds;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;
use Plumbline\Terms\Primary_Term;

defined( 'ABSPATH' ) || exit;

/** Reads what the plugin has stored, whether or not it is active; never writes it. */
abstract class Source {

	/** Short name for URLs and records. */
	abstract public function slug(): string;

	/** Name as in Seo_Plugins::CONSTANTS. */
	abstract public function name(): string;

	/**
	 * The fields of a page by our keys, with the plugin's own variables in its texts.
	 *
	 * @param Subject $subject The page.
	 */
	abstract public function values( Subject $subject ): array;

	/** Meta keys that a page of the plugin has. */
	abstract protected function keys(): array;

	/** The settings of the plugin for the whole site. */
	abstract protected function appearance(): Stored_Appearance;

	/**
	 * The values of a page, of a kind of page or of the site, by our keys.
	 *
	 * @param Subject $subject The page, the kind or the site.
	 */
	public function stored( Subject $subject ): array {
		switch ( $subject->kind ) {
			case Subject::SITE:
				return $this->appearance()->of_site();
			case Subject::EVERY:
				list( $kind, $name ) = explode( '.', $subject->id . '.' );
				return $this->appearance()->of_kind( $kind, $name );
			default:
				return $this->values( $subject );
		}
	}

	/** Whether the plugin has stored anything. */
	public function is_present(): bool {
		foreach ( array( Subject::POST, Subject::TERM, Subject::USER ) as $kind ) {
			if ( array() !== $this->ids( $kind, 0, 1 ) ) {
				return true;
			}
		}
		return array() !== $this->pages();
	}

	/**
	 * Ids with stored fields after an id, in order.
	 *
	 * @param string $kind  Kind of a Subject: post, term or user.
	 * @param int    $after The last id that is known.
	 * @param int    $most  Maximum number of ids.
	 */
	public function ids( string $kind, int $after, int $most ): array {
		return Stored_Meta::ids( $kind, $this->keys(), $after, $most );
	}

	/** The site, its kinds of pages, the home page and archives of post types with stored fields. */
	public function pages(): array {
		$pages = array_merge( array( new Subject( Subject::SITE ), new Subject( Subject::HOME ) ), Page_Kinds::every_kind() );
		foreach ( get_post_types( array( 'public' => true ) ) as $post_type ) {
			$pages[] = new Subject( Subject::TYPE, $post_type );
		}
		return array_values(
			array_filter(
				$pages,
				function ( Subject $page ): bool {
					return array() !== array_filter( $this->stored( $page ) );
				}
			)
		);
	}

	/** The separator between the parts of a title; empty if it is unknown. */
	public function separator(): string {
		return '';
	}

	/** The redirects: each with `source`, `target`, `status` and `is_pattern`. */
	public function redirects(): array {
		return array();
	}

	/**
	 * The first text that is not empty.
	 *
	 * @param array    $row   Stored values.
	 * @param string[] $names Names in the order of preference.
	 */
	public static function first( array $row, array $names ): string {
		foreach ( $names as $name ) {
			if ( isset( $row[ $name ] ) && is_scalar( $row[ $name ] ) && '' !== trim( (string) $row[ $name ] ) ) {
				return trim( (string) $row[ $name ] );
			}
		}
		return '';
	}

	/**
	 * Id of an image in the media library; 0 if it is not there.
	 *
	 * @param string $id      The stored id.
	 * @param string $address The stored URL, for images without an id.
	 */
	public static function image( string $id, string $address = '' ): int {
		$number = (int) $id > 0 ? (int) $id : ( '' === $address ? 0 : attachment_url_to_postid( $address ) );
		return wp_attachment_is_image( $number ) ? $number : 0;
	}

	/**
	 * Keywords in our format, without duplicates.
	 *
	 * @param string[] $keywords The keywords, the main one first.
	 * @param array    $synonyms Synonyms by keyword.
	 */
	protected static function keywords( array $keywords, array $synonyms = array() ): array {
		$texts = array_unique( array_filter( array_map( 'trim', array_filter( $keywords, 'is_string' ) ), 'strlen' ) );
		return array_map(
			static function ( string $keyword ) use ( $synonyms ): array {
				return array(
					'keyword'  => $keyword,
					'synonyms' => $synonyms[ $keyword ] ?? array(),
				);
			},
			array_values( $texts )
		);
	}

	/**
	 * Meta keys of primary terms, one for each hierarchical taxonomy.
	 *
	 * @param string $prefix Their beginning; the name of the taxonomy follows.
	 */
	protected static function primary_keys( string $prefix ): array {
		return preg_filter( '/^/', $prefix, Primary_Term::taxonomies() );
	}

	/**
	 * The primary terms in a row.
	 *
	 * @param array  $row    Values by name.
	 * @param string $prefix What their names begin with.
	 */
	protected static function primary_terms( array $row, string $prefix = '' ): array {
		$stored = array_intersect_key( $row, array_flip( self::primary_keys( $prefix ) ) );
		return array_values( array_filter( array_map( 'intval', array_filter( $stored, 'is_numeric' ) ) ) );
	}

	/**
	 * A redirect.
	 *
	 * @param string $source     The path, URL or regular expression.
	 * @param string $target     The target.
	 * @param int    $status     The status.
	 * @param bool   $is_pattern Whether the source is a regular expression.
	 */
	protected static function redirect( string $source, string $target, int $status, bool $is_pattern = false ): array {
		return array(
			'source'     => $source,
			'target'     => $target,
			'status'     => 0 === $status ? 301 : $status,
			'is_pattern' => $is_pattern,
		);
	}
}
