<?php
/**
 * The page that a visitor sees.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use Plumbline\Appearance\Page_Kinds;
use Plumbline\Appearance\Site_Identity;
use Plumbline\Appearance\Template;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;
use WP_Post;
use WP_Post_Type;
use WP_Term;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Finds out whose fields belong to the page, and the values of their variables. */
final class Shown_Page {

	/** Its subject; null for searches, dates and missing pages, which have no fields. */
	public static function subject(): ?Subject {
		$object = get_queried_object();
		if ( is_home() && is_front_page() ) {
			return new Subject( Subject::HOME );
		}
		if ( $object instanceof WP_Post && ( is_singular() || is_home() ) ) {
			return new Subject( Subject::POST, $object->ID );
		}
		if ( $object instanceof WP_Term ) {
			return new Subject( Subject::TERM, $object->term_id );
		}
		if ( $object instanceof WP_User ) {
			return new Subject( Subject::USER, $object->ID );
		}
		return $object instanceof WP_Post_Type ? new Subject( Subject::TYPE, $object->name ) : null;
	}

	/**
	 * A field as plain text with its variables filled in.
	 *
	 * @param Subject $subject The page.
	 * @param string  $key     A key of Meta_Keys.
	 */
	public static function text( Subject $subject, string $key ): string {
		$text = $subject->get( $key );
		return is_string( $text ) && '' !== $text ? Title_Variables::fill_with( $text, self::variables( $subject ) ) : '';
	}

	/**
	 * The description that was entered for a page, or that of its kind.
	 *
	 * @param Subject $page The page.
	 */
	public static function description( Subject $page ): string {
		$own = self::text( $page, Meta_Keys::DESCRIPTION );
		return '' === $own ? Template::text( Page_Kinds::of( $page ), Meta_Keys::DESCRIPTION, $page ) : $own;
	}

	/**
	 * The value of each variable.
	 *
	 * @param Subject $subject The page.
	 */
	public static function variables( Subject $subject ): array {
		$post = Subject::POST === $subject->kind ? get_post( (int) $subject->id ) : null;
		if ( $post ) {
			return Title_Variables::of( $post );
		}
		list( $title, $text ) = self::names( $subject );
		$values               = array(
			'title'   => $title,
			'excerpt' => $text,
			'author'  => Subject::USER === $subject->kind ? $title : '',
		);
		$empty                = array_fill_keys( array( 'category', 'tag', 'date', 'modified', 'year' ), '' );
		return array_map( array( Title_Variables::class, 'plain' ), $values ) + $empty + Title_Variables::of_site();
	}

	/** The name that WordPress gives the archive of a date. */
	public static function date(): string {
		if ( is_year() ) {
			return (string) get_the_date( _x( 'Y', 'yearly archives date format' ) ); // phpcs:ignore WordPress.WP.I18n -- a format of WordPress.
		}
		return (string) ( is_month() ? get_the_date( _x( 'F Y', 'monthly archives date format' ) ) : get_the_date() ); // phpcs:ignore WordPress.WP.I18n -- a format of WordPress.
	}

	/**
	 * The URL of the first page of an archive.
	 *
	 * @param Subject $subject The archive.
	 */
	public static function address( Subject $subject ): string {
		switch ( $subject->kind ) {
			case Subject::POST:
				return (string) get_permalink( (int) $subject->id );
			case Subject::TERM:
				$link = get_term_link( (int) $subject->id );
				return is_string( $link ) ? $link : '';
			case Subject::USER:
				return get_author_posts_url( (int) $subject->id );
			case Subject::TYPE:
				return (string) get_post_type_archive_link( (string) $subject->id );
			default:
				return home_url( '/' );
		}
	}

	/**
	 * The name of a page that is not a post, and the text that describes it.
	 *
	 * @param Subject $subject The page.
	 */
	public static function names( Subject $subject ): array {
		switch ( $subject->kind ) {
			case Subject::TERM:
				$term = get_term( (int) $subject->id );
				return $term instanceof WP_Term ? array( $term->name, $term->description ) : array( '', '' );
			case Subject::USER:
				return array( get_the_author_meta( 'display_name', (int) $subject->id ), get_the_author_meta( 'description', (int) $subject->id ) );
			case Subject::TYPE:
				$type = get_post_type_object( (string) $subject->id );
				return $type ? array( $type->labels->name, $type->description ) : array( '', '' );
			default:
				return array( Site_Identity::name(), get_option( 'blogdescription' ) );
		}
	}
}
