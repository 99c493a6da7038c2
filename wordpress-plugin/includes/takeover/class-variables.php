<?php
/**
 * Variables of other plugins.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Meta\Subject;

defined( 'ABSPATH' ) || exit;

/** Rewrites the variables in a text of a different plugin as ours. */
final class Variables {

	/**
	 * How each plugin writes a variable; the first group is its name, the second its parameter. Names
	 * contain those of custom fields, which can have any letters.
	 */
	const PATTERNS = array(
		'Yoast SEO' => '/%%([^\s%](?:[^%]*[^\s%])?)%%/u',
		'SEOPress'  => '/%%([^\s%](?:[^%]*[^\s%])?)%%/u',
		'Rank Math' => '/%([a-z_][a-z0-9_-]*)(?:\(([^)]*)\))?%/i',
		'Slim SEO'  => '/\{\{\s*([^\s{}]+)\s*\}\}/u',
	);

	/** Our variables by the names that the plugins use for them; empty for what WordPress adds by itself. */
	const NAMES = array(
		'title'       => array( 'title', 'post_title', 'term_title', 'term', 'category_title', '_category_title', 'tag_title', 'taxonomy_title', 'archive_title', 'pt_plural', 'cpt_plural', 'post.title', 'term.name', 'post_type.labels.plural', 'seo_title', 'archive_date', 'date.title' ),
		'site'        => array( 'sitename', 'sitetitle', 'site_title', 'blog_title', 'site.title' ),
		'tagline'     => array( 'sitedesc', 'site_description', 'tagline', 'site.description' ),
		'separator'   => array( 'sep', 'separator', 'separator_sa' ),
		'excerpt'     => array( 'excerpt', 'excerpt_only', 'post_excerpt', 'post_excerpt_only', 'post.excerpt', 'post.auto_description', 'term_description', 'category_description', '_category_description', 'tag_description', 'taxonomy_description', 'term.description', 'term.auto_description', 'user_description', 'author_bio', 'author.description', 'author.auto_description' ),
		'author'      => array( 'name', 'post_author', 'author_name', 'author.display_name' ),
		'category'    => array( 'category', 'primary_category', 'post_category', 'tax_name-category', 'categories', 'post.categories', 'wc_single_cat' ),
		'tag'         => array( 'tag', 'tags', 'post_tag', 'tax_name-post_tag', 'post.tags', 'wc_single_tag' ),
		'date'        => array( 'date', 'post_date', 'post.date' ),
		'modified'    => array( 'modified', 'post_modified_date', 'post.modified_date' ),
		'year'        => array( 'post_year' ),
		'query'       => array( 'searchphrase', 'search_query', 'search_keywords', 'search_term' ),
		'currentyear' => array( 'currentyear', 'current_year', 'current.year' ),
		'currentdate' => array( 'currentdate', 'current_date' ),
		''            => array( 'page', 'pagenumber', 'pagetotal', 'page_number', 'current_pagination' ),
	);

	/** Names for the excerpt, or else the beginning of the text, in templates of posts. */
	const INTRO = array( 'excerpt', 'post_excerpt', 'post_content', 'post.excerpt', 'post.auto_description' );

	/** Names of variables with a custom field, in front of the field's name. */
	const FIELDS = array( 'cf_', '_cf_', 'custom_field-' );

	/**
	 * The text with our variables, and the names of those that are left out.
	 *
	 * @param Source  $source  The plugin.
	 * @param string  $text    A title or description.
	 * @param Subject $subject The page.
	 * @param string  $keyword Its focus keyword.
	 * @return array With `text` and `unknown`.
	 */
	public static function convert( Source $source, string $text, Subject $subject, string $keyword = '' ): array {
		$owner   = $source->name();
		$unknown = array();
		$pattern = self::pattern( $owner );
		if ( null !== $pattern ) {
			$text = (string) preg_replace_callback(
				$pattern,
				static function ( array $found ) use ( $subject, $keyword, &$unknown ): string {
					$ours = self::ours( $found[1], $found[2] ?? '', $subject, $keyword );
					if ( null !== $ours ) {
						return $ours;
					}
					$unknown[] = $found[0];
					return '';
				},
				$text
			);
		}
		// Templates follow the separator of the site, which is taken over, too.
		$separator = Subject::EVERY === $subject->kind ? '' : $source->separator();
		$text      = in_array( $separator, array( '', '-' ), true ) ? $text : str_replace( '{separator}', $separator, $text );
		return array(
			'text'    => trim( (string) preg_replace( '/\s+/u', ' ', $text ) ),
			'unknown' => array_values( array_unique( $unknown ) ),
		);
	}

	/**
	 * Matches the variables of a plugin; null for plugins without any.
	 *
	 * @param string $owner Name of the plugin.
	 */
	private static function pattern( string $owner ): ?string {
		return 'All in One SEO' === $owner ? Aioseo_Tags::pattern() : self::PATTERNS[ $owner ] ?? null;
	}

	/**
	 * Our variable, or the value where we have none; null if there is neither.
	 *
	 * @param string  $name      Name of the variable.
	 * @param string  $parameter Its parameter.
	 * @param Subject $subject   The page.
	 * @param string  $keyword   Its focus keyword.
	 */
	private static function ours( string $name, string $parameter, Subject $subject, string $keyword ): ?string {
		$known = strtolower( $name );
		// On a post, this is the name of its category.
		if ( 'taxonomy_title' === $known && Subject::POST === $subject->kind ) {
			return '{category}';
		}
		if ( Subject::EVERY === $subject->kind && in_array( $known, self::INTRO, true ) ) {
			return '{intro}';
		}
		foreach ( self::NAMES as $ours => $theirs ) {
			if ( in_array( $known, $theirs, true ) ) {
				return '' === $ours ? '' : '{' . $ours . '}';
			}
		}
		if ( in_array( $known, array( 'focuskw', 'target_keyword' ), true ) ) {
			return '' === $keyword && Subject::EVERY === $subject->kind ? null : $keyword;
		}
		$field = 'customfield' === $known ? $parameter : self::field( $name );
		return '' === $field || Subject::POST !== $subject->kind ? null : self::custom_field( (int) $subject->id, $field );
	}

	/**
	 * Name of the custom field in a variable; empty if it has none.
	 *
	 * @param string $name Name of the variable.
	 */
	private static function field( string $name ): string {
		foreach ( self::FIELDS as $prefix ) {
			if ( 0 === strpos( $name, $prefix ) ) {
				return substr( $name, strlen( $prefix ) );
			}
		}
		return '';
	}

	/**
	 * The value of a custom field as text; null if it is not a text.
	 *
	 * @param int    $post_id The post.
	 * @param string $field   Name of the field.
	 */
	private static function custom_field( int $post_id, string $field ): ?string {
		$value = is_protected_meta( $field, 'post' ) ? null : get_post_meta( $post_id, $field, true );
		return is_scalar( $value ) ? wp_strip_all_tags( (string) $value, true ) : null;
	}
}
