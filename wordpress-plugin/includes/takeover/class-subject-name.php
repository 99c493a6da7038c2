<?php
/**
 * Names of pages.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

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
				$name = $type ? $type->labels->name : (string) $subject->id;
				break;
			default:
				$name = __( 'Home page', 'plumbline' );
		}
		return html_entity_decode( wp_strip_all_tags( $name ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
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
			default:
				return '';
		}
	}
}
