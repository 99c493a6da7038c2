<?php
/**
 * Names of pages.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Appearance\Page_Kinds;
use Plumbline\Connection\Settings_Page;
use Plumbline\Meta\Subject;

defined( 'ABSPATH' ) || exit;

/** The name of a page as people know it, and the URL where they edit it. */
final class Subject_Name {

	/**
	 * The name of a page as plain text.
	 *
	 * @param Subject $subject The page.
	 */
	public static function of( Subject $subject ): string {
		switch ( $subject->kind ) {
			case Subject::POST:
				$name = get_the_title( (int) $subject->id );
				break;
			case Subject::TERM:
				$term = get_term( (int) $subject->id );
				$name = $term instanceof \WP_Term ? $term->name : '';
				break;
			case Subject::USER:
				$name = (string) get_the_author_meta( 'display_name', (int) $subject->id );
				break;
			case Subject::TYPE:
				$type = get_post_type_object( (string) $subject->id );
				/* translators: %s: plural name of a post type. */
				$name = sprintf( __( 'Archive of %s', 'plumbline' ), $type ? $type->labels->name : (string) $subject->id );
				break;
			case Subject::EVERY:
				$name = self::of_kind( (string) $subject->id );
				break;
			case Subject::SITE:
				$name = __( 'The whole site', 'plumbline' );
				break;
			default:
				$name = __( 'Home page', 'plumbline' );
		}
		return html_entity_decode( wp_strip_all_tags( $name ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/**
	 * The name of a kind of page.
	 *
	 * @param string $id The kind, and the post type or taxonomy.
	 */
	private static function of_kind( string $id ): string {
		list( $kind, $name ) = explode( '.', "$id." );
		$objects             = array(
			Page_Kinds::POST => get_post_type_object( $name ),
			Page_Kinds::TERM => get_taxonomy( $name ),
		);
		$names               = array(
			Page_Kinds::AUTHOR  => __( 'Authors', 'plumbline' ),
			Page_Kinds::DATE    => __( 'Dates', 'plumbline' ),
			Page_Kinds::PAGED   => __( 'Page 2 and further', 'plumbline' ),
			Page_Kinds::SEARCH  => __( 'Search results', 'plumbline' ),
			Page_Kinds::MISSING => __( 'Page not found', 'plumbline' ),
		);
		$object              = $objects[ $kind ] ?? null;
		return $object ? $object->labels->name : $names[ $kind ] ?? $name;
	}

	/**
	 * The URL where it is edited; empty if there is none.
	 *
	 * @param Subject $subject The page.
	 */
	public static function edit_url( Subject $subject ): string {
		switch ( $subject->kind ) {
			case Subject::POST:
				return (string) get_edit_post_link( (int) $subject->id, 'raw' );
			case Subject::TERM:
				return (string) get_edit_term_link( (int) $subject->id );
			case Subject::USER:
				return (string) get_edit_user_link( (int) $subject->id );
			case Subject::SITE:
				return Settings_Page::url( 'site' );
			case Subject::EVERY:
				return Settings_Page::url( 0 === strpos( (string) $subject->id, Page_Kinds::POST . '.' ) ? 'types' : 'archives' );
			case Subject::TYPE:
				return Settings_Page::url( 'archives' );
			case Subject::HOME:
				return Settings_Page::url( 'home' );
			default:
				return '';
		}
	}
}
