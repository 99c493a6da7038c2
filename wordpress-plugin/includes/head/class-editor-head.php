<?php
/**
 * The head of a post's page, for the editor.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use Plumbline\Appearance\Page_Kinds;
use Plumbline\Appearance\Site_Identity;
use Plumbline\Appearance\Template;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;
use Plumbline\Schema\Page_Graph;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Data that the editor needs to judge the head of the page while somebody types. */
final class Editor_Head {

	/**
	 * The owner of the head, and the values that the page gets where the writer's fields are empty.
	 *
	 * @param WP_Post $post The post.
	 */
	public static function of( WP_Post $post ): array {
		$owner = Seo_Plugins::owner();
		$page  = new Subject( Subject::POST, $post->ID );
		return self::of_kind( $page, 'page' === get_option( 'show_on_front' ) && (int) get_option( 'page_on_front' ) === $post->ID ) + array(
			'owner'              => $owner,
			'fields'             => null === $owner ? null : Foreign_Fields::of( $owner, $post->ID ),
			'variables'          => Title_Variables::of( $post ),
			'hasSocialTags'      => Social_Tags::is_automatic(),
			'socialType'         => Social_Tags::type( $page ),
			'schema'             => null === $owner && Head_Switches::is_on( Head_Switches::SCHEMA ) ? Page_Graph::of( $page ) : array(),
			'titleIsMainHeading' => Main_Heading::is_title_of( $post ),
		);
	}

	/**
	 * The same data for the archive of a term or an author, and for the home page.
	 *
	 * @param Subject $page The page.
	 */
	public static function of_archive( Subject $page ): array {
		return self::of_kind( $page, Subject::HOME === $page->kind ) + array(
			'owner'              => Seo_Plugins::owner(),
			'fields'             => null,
			'variables'          => Shown_Page::variables( $page ),
			'hasSocialTags'      => Social_Tags::is_automatic(),
			'socialType'         => Social_Tags::type( $page ),
			'schema'             => Head_Switches::is_on( Head_Switches::SCHEMA ) ? Page_Graph::of( $page ) : array(),
			'titleIsMainHeading' => true,
		);
	}

	/**
	 * The values that a page gets without entries of its own. In its texts, the editor fills in `{title}`,
	 * `{excerpt}` and `{intro}`, which change while somebody types.
	 *
	 * @param Subject $page     The page.
	 * @param bool    $is_front Whether it is the home page.
	 */
	private static function of_kind( Subject $page, bool $is_front ): array {
		$kind  = null === Seo_Plugins::owner() ? Page_Kinds::of( $page ) : null;
		$typed = array(
			'title'   => '{title}',
			'excerpt' => '{excerpt}',
			'intro'   => '{intro}',
		);
		$text  = static function ( string $key ) use ( $kind, $page, $typed ): string {
			$template = $kind ? (string) $kind->get( $key ) : '';
			return '' === $template ? '' : Template::fill( $template, $typed + Template::values( $page ) );
		};
		$title = $text( Meta_Keys::TITLE );
		$about = $text( Meta_Keys::DESCRIPTION );
		$usual = Head_Switches::is_on( Head_Switches::DESCRIPTIONS ) ? '{excerpt}' : '';
		$own   = Page_Robots::of( null, $kind );
		return array(
			'title'        => '' === $title ? self::title_of( $is_front ) : $title,
			'description'  => '' === $about ? $usual : $about,
			'intro'        => false === strpos( $about, '{intro}' ) ? '' : Template::intro( $page ),
			'robots'       => implode( ', ', array_filter( array_merge( array( self::robots() ), array_diff( $own, array( 'noindex' ) ) ) ) ),
			'isKindHidden' => in_array( 'noindex', $own, true ),
		);
	}

	/**
	 * The title that WordPress gives the page, with `{title}` for the name of the page.
	 *
	 * @param bool $is_front Whether it is the home page.
	 */
	private static function title_of( bool $is_front ): string {
		$site  = null === Seo_Plugins::owner() ? Site_Identity::name() : get_bloginfo( 'name', 'display' );
		$parts = $is_front
			? array(
				'title'   => $site,
				'tagline' => get_bloginfo( 'description', 'display' ),
			)
			: array(
				'title' => '{title}',
				'site'  => $site,
			);
		/** These filters are documented in wp-includes/general-template.php */
		$parts     = apply_filters( 'document_title_parts', $parts ); // phpcs:ignore WordPress.NamingConventions -- the filter is not ours.
		$separator = apply_filters( 'document_title_separator', '-' ); // phpcs:ignore WordPress.NamingConventions -- the filter is not ours.
		$title     = apply_filters( 'document_title', implode( " $separator ", array_filter( (array) $parts ) ) ); // phpcs:ignore WordPress.NamingConventions -- the filter is not ours.
		return html_entity_decode( (string) $title, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/** Robots directives that every page of the site has, as in the tag. */
	private static function robots(): string {
		/** This filter is documented in wp-includes/robots-template.php */
		$robots = array_filter( (array) apply_filters( 'wp_robots', array() ) ); // phpcs:ignore WordPress.NamingConventions -- the filter is not ours.
		$tokens = array();
		foreach ( $robots as $name => $value ) {
			$tokens[] = is_string( $value ) ? "$name:$value" : $name;
		}
		return implode( ', ', $tokens );
	}
}
