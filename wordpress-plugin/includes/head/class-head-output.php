<?php
/**
 * Meta tags of a post.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use Plumbline\Appearance\Page_Kinds;
use Plumbline\Appearance\Site_Identity;
use Plumbline\Appearance\Template;
use Plumbline\Meta\Meta_Keys;
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
		add_filter( 'document_title_separator', array( Site_Identity::class, 'separator' ), 20 );
		add_filter( 'wp_robots', array( $this, 'robots' ), 20 );
		add_filter( 'get_canonical_url', array( $this, 'canonical' ), 20, 2 );
		( new Sitemaps() )->hook();
		add_action( 'wp_head', array( $this, 'print_canonical' ) );
		add_action( 'wp_head', array( Site_Identity::class, 'print_verification' ), 1 );
		add_action( 'wp_head', array( $this, 'print_description' ), 1 );
		add_action( 'wp_head', array( $this, 'print_social' ), 1 );
		add_action( 'wp_head', array( $this, 'print_schema' ), 1 );
	}

	/**
	 * The writer's title, or that of the page's kind, instead of the one from WordPress.
	 *
	 * @param array $parts Parts of the title.
	 */
	public function title_parts( array $parts ): array {
		$page  = Shown_Page::subject();
		$title = $page ? Shown_Page::text( $page, Meta_Keys::TITLE ) : '';
		$title = '' === $title ? Template::text( Page_Kinds::shown(), Meta_Keys::TITLE, $page, (string) ( $parts['title'] ?? '' ) ) : $title;
		if ( '' !== $title ) {
			return array( 'title' => Site_Identity::with_hyphens( $title ) ) + array_diff_key( $parts, array_flip( array( 'site', 'tagline' ) ) );
		}
		// The title of the home page is the name of the site.
		$name = is_front_page() ? 'title' : 'site';
		return isset( $parts[ $name ] ) ? array_merge( $parts, array( $name => Site_Identity::name() ) ) : $parts;
	}

	/**
	 * Adds the robots directives of the page and of its kind.
	 *
	 * @param array $robots Directives.
	 */
	public function robots( array $robots ): array {
		return array_fill_keys( Page_Robots::shown(), true ) + $robots;
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

	/** Prints the canonical where WordPress prints none. */
	public function print_canonical(): void {
		$url = is_singular() ? '' : Canonical::shown();
		if ( '' !== $url ) {
			printf( "<link rel=\"canonical\" href=\"%s\">\n", esc_url( $url ) );
		}
	}

	/** Prints the description; pages without one have that of their kind, or their excerpt, or the text that WordPress stores about them. */
	public function print_description(): void {
		$page = Shown_Page::subject();
		$text = $page ? Shown_Page::description( $page ) : Template::text( Page_Kinds::shown(), Meta_Keys::DESCRIPTION, null, is_date() ? Shown_Page::date() : '' );
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
}
