<?php
/**
 * Meta tags of a post.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Meta_Values;
use Plumbline\Schema\Page_Graph;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Prints typed and generated values; nothing if a different plugin owns the head. */
final class Head_Output {

	/** Hooks into WordPress. */
	public function register(): void {
		// Runs after all plugins are loaded.
		add_action( 'init', array( $this, 'hook' ) );
	}

	/** Adds the hooks unless a different plugin owns the head. */
	public function hook(): void {
		if ( null !== Seo_Plugins::owner() ) {
			return;
		}
		// Filters the parts of the title, so that “Page 2” stays.
		add_filter( 'document_title_parts', array( $this, 'title_parts' ), 20 );
		add_filter( 'wp_robots', array( $this, 'robots' ), 20 );
		add_filter( 'get_canonical_url', array( $this, 'canonical' ), 20, 2 );
		( new Sitemaps() )->hook();
		add_action( 'wp_head', array( $this, 'print_canonical' ) );
		add_action( 'wp_head', array( $this, 'print_description' ), 1 );
		add_action( 'wp_head', array( $this, 'print_social' ), 1 );
		add_action( 'wp_head', array( $this, 'print_schema' ), 1 );
	}

	/**
	 * The writer's title instead of the one from WordPress.
	 *
	 * @param array $parts Parts of the title.
	 */
	public function title_parts( array $parts ): array {
		$title = $this->text( Meta_Keys::TITLE );
		return '' === $title ? $parts : array( 'title' => $title ) + array_diff_key( $parts, array_flip( array( 'site', 'tagline' ) ) );
	}

	/**
	 * Adds the writer's robots directives.
	 *
	 * @param array $robots Directives.
	 */
	public function robots( array $robots ): array {
		$page = Shown_Page::subject();
		if ( null === $page ) {
			return $robots;
		}
		foreach ( (array) $page->get( Meta_Keys::ROBOTS ) as $directive ) {
			if ( in_array( $directive, Meta_Values::ROBOTS, true ) ) {
				$robots[ $directive ] = true;
			}
		}
		return $page->get( Meta_Keys::HIDDEN ) ? array( 'noindex' => true ) + $robots : $robots;
	}

	/**
	 * The writer's canonical instead of the permalink.
	 *
	 * @param string  $url  The canonical.
	 * @param WP_Post $post The post.
	 */
	public function canonical( $url, $post ) {
		$canonical = get_post_meta( $post->ID, Meta_Keys::CANONICAL, true );
		return is_string( $canonical ) && '' !== $canonical ? $canonical : $url;
	}

	/** Prints the writer's canonical where WordPress prints none. */
	public function print_canonical(): void {
		$page = is_singular() ? null : Shown_Page::subject();
		$url  = $page ? $page->get( Meta_Keys::CANONICAL ) : '';
		if ( is_string( $url ) && '' !== $url ) {
			printf( "<link rel=\"canonical\" href=\"%s\">\n", esc_url( $url ) );
		}
	}

	/** Prints the description; pages without one have their excerpt, or the text that WordPress stores about them. */
	public function print_description(): void {
		$page = Shown_Page::subject();
		$text = $page ? Shown_Page::text( $page, Meta_Keys::DESCRIPTION ) : '';
		if ( $page && '' === $text && Head_Switches::is_on( Head_Switches::DESCRIPTIONS ) ) {
			$text = Shown_Page::variables( $page )['excerpt'];
		}
		$this->print_meta( 'name', array( 'description' => $text ) );
	}

	/** Prints the tags for sharing. */
	public function print_social(): void {
		$page = Shown_Page::subject();
		$tags = $page ? Social_Tags::of( $page ) : array();
		if ( array() !== $tags ) {
			$this->print_meta( 'property', $tags );
			$this->print_meta( 'name', array( 'twitter:card' => isset( $tags['og:image'] ) ? 'summary_large_image' : 'summary' ) );
		}
	}

	/** Prints structured data. */
	public function print_schema(): void {
		$graph = Head_Switches::is_on( Head_Switches::SCHEMA ) ? Page_Graph::of( Shown_Page::subject() ) : array();
		if ( array() !== $graph ) {
			$data = array(
				'@context' => 'https://schema.org',
				'@graph'   => $graph,
			);
			// The flags keep a “</script>” in a value from ending the script element.
			wp_print_inline_script_tag( (string) wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ), array( 'type' => 'application/ld+json' ) );
		}
	}

	/**
	 * Prints a meta tag for each non-empty content.
	 *
	 * @param string $attribute The attribute with the name, `name` or `property`.
	 * @param array  $contents  Contents by name.
	 */
	private function print_meta( string $attribute, array $contents ): void {
		foreach ( array_filter( $contents, 'strlen' ) as $name => $content ) {
			printf( "<meta %s=\"%s\" content=\"%s\">\n", esc_attr( $attribute ), esc_attr( $name ), esc_attr( $content ) );
		}
	}

	/**
	 * A field of the shown page with its variables filled in.
	 *
	 * @param string $key The meta key.
	 */
	private function text( string $key ): string {
		$page = Shown_Page::subject();
		return $page ? Shown_Page::text( $page, $key ) : '';
	}
}
