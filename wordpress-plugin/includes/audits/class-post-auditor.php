<?php
/**
 * Audits without a browser.
 *
 * @package Plumbline
 */

namespace Plumbline\Audits;

use Plumbline\Connection\Server_Client;
use Plumbline\Fields\Extra_Content;
use Plumbline\Head\Foreign_Fields;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Page\Fetched_Page;
use Plumbline\Post_Language;
use Plumbline\Posts\Post_Address;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Has the server audit a post: its page, or only its content if this site cannot request itself. */
final class Post_Auditor {

	/** Reasons of rules that were not checked because nobody can read the content. */
	const UNREAD = array( 'too_deep', 'drawn_by_scripts' );

	/**
	 * Audits a post's saved state and stores the verdict, unless the content could not be
	 * read and nothing needs fixing: lists would call it fine.
	 *
	 * @param WP_Post $post The post.
	 * @return array|WP_Error The verdict.
	 */
	public static function audit( WP_Post $post ) {
		$page = Fetched_Page::of( $post );
		if ( is_wp_error( $page ) ) {
			return $page;
		}
		$report = Server_Client::call( 'html', ( $page ?? self::content( $post ) ) + self::request( $post ) );
		if ( is_wp_error( $report ) ) {
			return $report;
		}
		$verdict   = self::verdict( $report, $post );
		$is_unread = array() !== array_intersect( self::UNREAD, array_column( $report['audit'], 'reason' ) );
		if ( $is_unread && array() === array_diff( array_column( $verdict['findings'], 'severity' ), array( 'note' ) ) ) {
			return new WP_Error( 'plumbline_unread', __( 'The content of the page could not be read, so nobody knows whether anything is wrong.', 'plumbline' ) );
		}
		return Verdict::save( $post, array( 'source' => null === $page ? 'content' : 'page' ) + $verdict );
	}

	/**
	 * The post's content, without the theme.
	 *
	 * @param WP_Post $post The post.
	 */
	private static function content( WP_Post $post ): array {
		$given = array(
			/** This filter is documented in wp-includes/post-template.php */
			'html'        => apply_filters( 'the_content', $post->post_content ) . Extra_Content::html( $post ), // phpcs:ignore WordPress.NamingConventions -- the filter is not ours.
			'title'       => $post->post_title,
			'description' => (string) get_post_meta( $post->ID, Meta_Keys::DESCRIPTION, true ),
			'scope'       => 'fragment',
		);
		// The server rejects empty values.
		return array_filter( $given, 'strlen' ) + array( 'html' => ' ' );
	}

	/**
	 * The parameters that page and content share.
	 *
	 * @param WP_Post $post The post.
	 */
	private static function request( WP_Post $post ): array {
		$keywords = Foreign_Fields::keywords_that_count( $post->ID );
		$wishes   = array(
			'keyword'       => array_column( $keywords, 'keyword' ),
			'synonym'       => array_filter( array_column( $keywords, 'synonyms', 'keyword' ) ),
			'text_language' => (string) get_post_meta( $post->ID, Meta_Keys::LANGUAGE, true ),
		);
		return array_filter( $wishes ) + array(
			'url'         => Post_Address::of( $post ),
			'geo'         => Post_Language::country( $post->ID ),
			'locale'      => Post_Language::tag( determine_locale() ),
			'rule_set'    => \Plumbline\RULE_SET,
			'details'     => true,
			'environment' => get_post_meta( $post->ID, Meta_Keys::HIDDEN, true ) ? 'staging' : 'production',
		);
	}

	/**
	 * The verdict of a report, without dismissed findings.
	 *
	 * @param array   $report The report in the server's answer.
	 * @param WP_Post $post   The post.
	 */
	private static function verdict( array $report, WP_Post $post ): array {
		$dismissed = Dismissals::of( $post->ID );
		$failed    = array_filter(
			$report['audit'],
			static function ( array $rule ) use ( $dismissed ): bool {
				return 'failed' === $rule['status'] && ! $rule['superseded'] && ! $dismissed->cover( $rule );
			}
		);
		return array(
			'score'     => $report['score'],
			'indexable' => $report['verdict']['indexable'],
			'rule_set'  => $report['rule_set'],
			'findings'  => array_map(
				static function ( array $rule ): array {
					return array(
						'rule'     => $rule['rule_name'],
						'impact'   => $rule['rule_impact'],
						'elements' => array_map( 'strval', array_column( $rule['occurrences'], 'snippet' ) ),
					) + array_intersect_key( $rule, array_flip( array( 'severity', 'class', 'title', 'message', 'fix' ) ) );
				},
				self::worst_first( $failed )
			),
		);
	}

	/**
	 * Sorts rules by severity and impact.
	 *
	 * @param array $rules Failed rules.
	 */
	private static function worst_first( array $rules ): array {
		usort(
			$rules,
			static function ( array $one, array $other ): int {
				$rank = array_flip( Verdict::SEVERITIES );
				return array( $rank[ $one['severity'] ], -$one['rule_impact'] ) <=> array( $rank[ $other['severity'] ], -$other['rule_impact'] );
			}
		);
		return $rules;
	}
}
