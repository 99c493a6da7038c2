<?php
/**
 * Posts that mention the subject of another one.
 *
 * @package Plumbline
 */

namespace Plumbline\Site;

use Plumbline\Meta\Post_Meta;
use Plumbline\Posts\Post_Route;
use WP_Post;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Finds texts with the beginnings of all words, which do not link to the post yet. The browser decides
 * with the engine whether they contain the words themselves, in any form.
 */
final class Mentions {

	/** Posts whose texts are looked at, the newest first, and posts in the answer. */
	const MOST_READ  = 100;
	const MOST_POSTS = 20;

	/** Paragraphs of each post in the answer, and their length in characters. */
	const MOST_PARAGRAPHS = 3;
	const LONGEST         = 1000;

	/** Maximum number of words. */
	const MOST_WORDS = 10;

	/** A word shorter than this is searched for as it is; the endings of longer ones change. */
	const LONG = 4;

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
	}

	/** Registers the route. */
	public function register_routes(): void {
		Post_Route::register(
			'mentions',
			'GET',
			static function ( WP_Post $post, WP_REST_Request $request ): array {
				return self::of( $post, $request['words'] );
			},
			array(
				'words' => array(
					'type'     => 'string',
					'required' => true,
					'pattern'  => '\S',
				),
			)
		);
	}

	/**
	 * The posts, each with `id`, `title`, `url`, `edit_url` and `paragraphs`.
	 *
	 * @param WP_Post $post  The post that they could link to.
	 * @param string  $words Its subject.
	 */
	public static function of( WP_Post $post, string $words ): array {
		$beginnings = self::beginnings( $words );
		$link       = self::link_to( $post );
		$mentions   = array();
		foreach ( array() === $beginnings ? array() : self::candidates( $post, $beginnings ) as $candidate ) {
			$paragraphs = self::paragraphs( $candidate, $beginnings );
			if ( array() === $paragraphs || preg_match( $link, $candidate->post_content ) ) {
				continue;
			}
			$mentions[] = array(
				'id'         => $candidate->ID,
				'title'      => html_entity_decode( wp_strip_all_tags( get_the_title( $candidate ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
				'url'        => (string) get_permalink( $candidate ),
				// Empty for people who are not allowed to edit it.
				'edit_url'   => (string) get_edit_post_link( $candidate, 'raw' ),
				'paragraphs' => $paragraphs,
			);
			if ( count( $mentions ) === self::MOST_POSTS ) {
				break;
			}
		}
		return $mentions;
	}

	/**
	 * A pattern of links to a post, with or without host, final slash and fragment.
	 *
	 * @param WP_Post $post The post.
	 */
	private static function link_to( WP_Post $post ): string {
		$parts = wp_parse_url( (string) get_permalink( $post ) );
		$path  = untrailingslashit( $parts['path'] ?? '' );
		$query = isset( $parts['query'] ) ? '\?' . preg_quote( $parts['query'], '~' ) : '(?:\?[^"\']*)?';
		return '~\shref\s*=\s*["\']\s*(?:https?:)?(?://[^/"\']+)?' . preg_quote( $path, '~' ) . "/?$query(?:#[^\"']*)?\s*[\"']~i";
	}

	/**
	 * The parts of words that most of their forms share.
	 *
	 * @param string $words Words.
	 */
	private static function beginnings( string $words ): array {
		$found = preg_split( '/[\s\p{P}]+/u', $words, self::MOST_WORDS + 1, PREG_SPLIT_NO_EMPTY );
		return array_map(
			static function ( string $word ): string {
				// Without spaces between words a text has no endings either.
				$is_long = mb_strlen( $word ) >= self::LONG && ! preg_match( '/[\p{Han}\p{Hiragana}\p{Katakana}\p{Hangul}\p{Thai}]/u', $word );
				return $is_long ? mb_substr( $word, 0, max( self::LONG - 1, mb_strlen( $word ) - 3 ) ) : $word;
			},
			array_slice( is_array( $found ) ? $found : array(), 0, self::MOST_WORDS )
		);
	}

	/**
	 * Published posts that anybody can read and that contain all beginnings.
	 *
	 * @param WP_Post  $post       The post that they could link to.
	 * @param string[] $beginnings The beginnings of words.
	 */
	private static function candidates( WP_Post $post, array $beginnings ): array {
		global $wpdb;
		$types = Post_Meta::post_types();
		$in    = implode( ',', array_fill( 0, count( $types ), '%s' ) );
		$likes = implode( ' AND ', array_fill( 0, count( $beginnings ), 'post_content LIKE %s' ) );
		$like  = static function ( string $beginning ) use ( $wpdb ): string {
			return '%' . $wpdb->esc_like( $beginning ) . '%';
		};
		// phpcs:disable WordPress.DB -- the search of WordPress has no beginnings of words, and only placeholders are inserted.
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT ID FROM {$wpdb->posts} WHERE post_status = 'publish' AND post_password = '' AND ID <> %d AND post_type IN ($in) AND $likes ORDER BY post_date DESC LIMIT %d",
				array_merge( array( $post->ID ), $types, array_map( $like, $beginnings ), array( self::MOST_READ ) )
			)
		);
		// phpcs:enable
		_prime_post_caches( $ids, false, false );
		return array_filter( array_map( 'get_post', $ids ) );
	}

	/**
	 * The paragraphs that contain all beginnings, without what cannot become a link.
	 *
	 * @param WP_Post  $post       The post.
	 * @param string[] $beginnings The beginnings of words.
	 */
	private static function paragraphs( WP_Post $post, array $beginnings ): array {
		$text  = (string) preg_replace( '~<(a|h[1-6]|script|style|pre)\b[^>]*>.*?</\1>~is', ' … ', strip_shortcodes( $post->post_content ) );
		$parts = (array) preg_split( '~</(?:p|li|td|th|dd|dt|blockquote|figcaption|div)>|<br\b[^>]*>\s*<br\b[^>]*>|\n\s*\n~i', $text );
		$plain = array_map(
			static function ( string $part ): string {
				return trim( (string) preg_replace( '/\s+/u', ' ', html_entity_decode( wp_strip_all_tags( $part ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) );
			},
			$parts
		);
		$found = array_filter(
			$plain,
			static function ( string $part ) use ( $beginnings ): bool {
				foreach ( $beginnings as $beginning ) {
					if ( ! preg_match( '/' . preg_quote( $beginning, '/' ) . '/iu', $part ) ) {
						return false;
					}
				}
				return mb_strlen( $part ) <= self::LONGEST;
			}
		);
		return array_slice( array_values( $found ), 0, self::MOST_PARAGRAPHS );
	}
}
