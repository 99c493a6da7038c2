<?php
/**
 * Rows of the table of what will be written.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Head\Title_Variables;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Meta_Values;
use Plumbline\Meta\Subject;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Names pages, fields and values for people. */
final class Plan_Rows {

	/**
	 * A row for each value of pages or redirects: `page`, `url`, `field`, `theirs`, `ours`, `state`
	 * and `unknown`.
	 *
	 * @param Source $source The other plugin.
	 * @param array  $items  Subjects or redirects.
	 */
	public static function of( Source $source, array $items ): array {
		$rows = array();
		foreach ( $items as $item ) {
			$rows = array_merge( $rows, $item instanceof Subject ? self::of_subject( $source, $item ) : array( self::of_redirect( $item ) ) );
		}
		return $rows;
	}

	/**
	 * Rows of a page.
	 *
	 * @param Source  $source  The other plugin.
	 * @param Subject $subject The page.
	 */
	private static function of_subject( Source $source, Subject $subject ): array {
		$fields = self::fields();
		return array_map(
			static function ( array $row ) use ( $subject, $fields ): array {
				return array(
					'page'    => Subject_Name::of( $subject ),
					'url'     => Subject_Name::edit_url( $subject ),
					'field'   => $fields[ $row['key'] ] ?? $row['key'],
					'theirs'  => self::text( $row['key'], $row['theirs'] ),
					'ours'    => self::text( $row['key'], $row['ours'] ),
					'state'   => $row['state'],
					'unknown' => $row['unknown'],
				);
			},
			Proposal::of( $source, $subject )
		);
	}

	/**
	 * The row of a redirect.
	 *
	 * @param array $redirect The redirect.
	 */
	private static function of_redirect( array $redirect ): array {
		return array(
			'page'    => __( 'Redirect', 'plumbline' ),
			'url'     => '',
			'field'   => $redirect['is_pattern'] ? __( 'Regular expression', 'plumbline' ) : __( 'URL', 'plumbline' ),
			'theirs'  => $redirect['source'],
			'ours'    => trim( "{$redirect['status']} {$redirect['target']}" ),
			'state'   => Proposal::WRITE,
			'unknown' => array(),
		);
	}

	/**
	 * A value as text.
	 *
	 * @param string $key   The key.
	 * @param mixed  $value The value.
	 */
	private static function text( string $key, $value ): string {
		switch ( $key ) {
			case Meta_Keys::KEYWORDS:
				return implode( ', ', array_column( (array) $value, 'keyword' ) );
			case Meta_Keys::HIDDEN:
				return 'noindex';
			case Meta_Keys::UNLISTED:
				return __( 'yes', 'plumbline' );
			case Meta_Keys::OWNER_KIND:
				return Meta_Values::PERSON === $value ? __( 'A person', 'plumbline' ) : __( 'An organization', 'plumbline' );
			case Meta_Keys::PRIMARY_TERMS:
				return implode( ', ', array_map( array( self::class, 'term' ), (array) $value ) );
			case Meta_Keys::LOGO:
			case Meta_Keys::SOCIAL_IMAGE:
				return (string) wp_get_attachment_url( (int) $value );
			default:
				return is_array( $value ) ? implode( ', ', array_filter( $value, 'is_string' ) ) : (string) $value;
		}
	}

	/**
	 * The name of a term, or its number if it was deleted.
	 *
	 * @param int $id Its id.
	 */
	private static function term( int $id ): string {
		$term = get_term( $id );
		return $term instanceof WP_Term ? Title_Variables::plain( $term->name ) : "#$id";
	}

	/** Names of the fields. */
	private static function fields(): array {
		return array(
			Meta_Keys::KEYWORDS           => __( 'Keywords', 'plumbline' ),
			Meta_Keys::TITLE              => __( 'Title in search results', 'plumbline' ),
			Meta_Keys::DESCRIPTION        => __( 'Description', 'plumbline' ),
			Meta_Keys::CANONICAL          => __( 'Canonical URL', 'plumbline' ),
			Meta_Keys::HIDDEN             => __( 'Hidden from search', 'plumbline' ),
			Meta_Keys::ROBOTS             => __( 'Robots', 'plumbline' ),
			Meta_Keys::SOCIAL_TITLE       => __( 'Title for sharing', 'plumbline' ),
			Meta_Keys::SOCIAL_DESCRIPTION => __( 'Description for sharing', 'plumbline' ),
			Meta_Keys::SOCIAL_IMAGE       => __( 'Image for sharing', 'plumbline' ),
			Meta_Keys::PRIMARY_TERMS      => __( 'Primary category', 'plumbline' ),
			Meta_Keys::UNLISTED           => __( 'Left out of the sitemap', 'plumbline' ),
			Meta_Keys::SITE_NAME          => __( 'Name of the site', 'plumbline' ),
			Meta_Keys::ALTERNATIVE_NAME   => __( 'Alternative name', 'plumbline' ),
			Meta_Keys::SEPARATOR          => __( 'Separator in titles', 'plumbline' ),
			Meta_Keys::OWNER_KIND         => __( 'Owner', 'plumbline' ),
			Meta_Keys::OWNER_NAME         => __( 'Name of the owner', 'plumbline' ),
			Meta_Keys::LOGO               => __( 'Logo', 'plumbline' ),
			Meta_Keys::PROFILES           => __( 'Profiles', 'plumbline' ),
		) + array_flip( Meta_Keys::VERIFICATION );
	}
}
