<?php
/**
 * Templates of titles and descriptions.
 *
 * @package Plumbline
 */

namespace Plumbline\Appearance;

use Plumbline\Head\Shown_Page;
use Plumbline\Head\Title_Variables;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;

defined( 'ABSPATH' ) || exit;

/** Fills in the templates of a kind of page. */
final class Template {

	/** Length of an intro: about as much as search results show. */
	const INTRO_LENGTH = 155;

	/**
	 * The title or description that a page gets from its kind; empty if the kind has no template.
	 *
	 * @param Subject|null $kind The kind.
	 * @param string       $key  Key of the template.
	 * @param Subject|null $page The page; null for searches, dates and missing pages.
	 * @param string       $name What WordPress calls a page that has no fields.
	 */
	public static function text( ?Subject $kind, string $key, ?Subject $page, string $name = '' ): string {
		$template = $kind ? (string) $kind->get( $key ) : '';
		if ( '' === $template ) {
			return '';
		}
		return self::fill( $template, $page ? self::values( $page ) : self::nameless( $name, get_search_query( false ) ) );
	}

	/**
	 * A template with its variables filled in. Unknown ones and separators beside nothing are left out.
	 *
	 * @param string $template The template.
	 * @param array  $values   Values by variable.
	 */
	public static function fill( string $template, array $values ): string {
		$separator = $values['separator'] ?? '';
		// A character that no text has marks the separators until it is clear which of them stay.
		$marked = array( 'separator' => "\x1F" ) + $values;
		$filled = (string) preg_replace_callback(
			'/\{([\p{L}\p{N}_-]+)\}/u',
			static function ( array $found ) use ( $marked ): string {
				return (string) ( $marked[ $found[1] ] ?? '' );
			},
			$template
		);
		$kept   = array_filter( array_map( 'trim', explode( "\x1F", $filled ) ), 'strlen' );
		return trim( (string) preg_replace( '/\s+/u', ' ', implode( " $separator ", $kept ) ) );
	}

	/**
	 * The values for a page, with those that only templates have.
	 *
	 * @param Subject $page The page.
	 */
	public static function values( Subject $page ): array {
		$values = Shown_Page::variables( $page );
		return $values + array(
			'intro' => '' === $values['excerpt'] ? self::intro( $page ) : $values['excerpt'],
			'query' => '',
		);
	}

	/**
	 * The values for a page without fields.
	 *
	 * @param string $name  Its name.
	 * @param string $query What was searched for.
	 */
	public static function nameless( string $name, string $query = '' ): array {
		$values = array(
			'title' => Title_Variables::plain( $name ),
			'date'  => Title_Variables::plain( $name ),
			'query' => $query,
		);
		return $values + array_fill_keys( array( 'excerpt', 'intro', 'author', 'category', 'tag', 'modified', 'year' ), '' ) + Title_Variables::of_site();
	}

	/**
	 * The beginning of a post's text; empty for other pages and for protected posts.
	 *
	 * @param Subject $page The page.
	 */
	public static function intro( Subject $page ): string {
		if ( Subject::POST !== $page->kind || post_password_required( (int) $page->id ) ) {
			return '';
		}
		$text = excerpt_remove_blocks( strip_shortcodes( (string) get_post_field( 'post_content', (int) $page->id ) ) );
		$line = trim( (string) preg_replace( '/\s+/u', ' ', Title_Variables::plain( str_replace( '<', ' <', $text ) ) ) );
		$cut  = mb_substr( $line, 0, self::INTRO_LENGTH );
		// Scripts without spaces are cut between any two characters.
		return $cut === $line ? $line : (string) preg_replace( '/(?<=.{100})\s+\S*$/us', '', $cut );
	}
}
