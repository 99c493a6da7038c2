<?php
/**
 * The verdict of an audit.
 *
 * @package Plumbline
 */

namespace Plumbline\Audits;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Meta_Values;
use Plumbline\Policy\Site_Policy;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Stores the last verdict of each post with the content hash and policy it is based on, so that a stale one is recognized. */
final class Verdict {

	const INDEXABLE  = array( 'yes', 'no', 'hidden', 'elsewhere', 'unknown' );
	const SEVERITIES = array( 'blocker', 'error', 'warning', 'note' );

	/** `page`: as visitors get it; `content`: only the post's content. */
	const SOURCES = array( 'page', 'content' );

	const MOST_FINDINGS = 50;

	/** The states of a verdict, worst first. */
	const STATES = array( 'must_fix', 'worth_fixing', 'fine' );

	/**
	 * Stores a verdict. Its `hash` and `dismissed` name the content and policy it is based on; by
	 * default the current ones.
	 *
	 * @param WP_Post $post    The post.
	 * @param array   $verdict A verdict that matches `schema`.
	 */
	public static function save( WP_Post $post, array $verdict ): array {
		$hash  = Content_Hash::of( $post );
		$found = array_slice( array_values( $verdict['findings'] ), 0, self::MOST_FINDINGS );
		$kept  = array(
			'score'     => min( 100, max( 0, (int) $verdict['score'] ) ),
			'indexable' => $verdict['indexable'],
			'rule_set'  => Meta_Values::line( $verdict['rule_set'] ),
			'source'    => $verdict['source'],
			'findings'  => array_map( array( self::class, 'finding' ), $found ),
			'hash'      => $verdict['hash'] ?? $hash,
			'policy'    => Site_Policy::mark( $verdict['dismissed'] ?? null ),
			'time'      => time(),
		);
		update_post_meta( $post->ID, Meta_Keys::VERDICT, wp_slash( $kept ) );
		update_post_meta( $post->ID, Meta_Keys::WEIGHT, Worst_First::weight( $found ) );
		update_post_meta( $post->ID, Meta_Keys::STATE, self::state( $kept ) );
		update_post_meta( $post->ID, Meta_Keys::INDEXABLE, $kept['indexable'] );
		Found_Rules::save( $post->ID, $found );
		update_post_meta( $post->ID, Meta_Keys::FRESH_FOR, $hash === $kept['hash'] ? self::rules_of( $kept ) : '' );
		return self::of( $post );
	}

	/**
	 * The last verdict with `state`, `counts` and `is_stale`; null before the first.
	 *
	 * @param WP_Post $post The post.
	 */
	public static function of( WP_Post $post ): ?array {
		$kept = get_post_meta( $post->ID, Meta_Keys::VERDICT, true );
		if ( ! is_array( $kept ) || ! isset( $kept['hash'], $kept['findings'], $kept['rule_set'] ) ) {
			return null;
		}
		return array(
			'state'    => self::state( $kept ),
			'counts'   => self::counts( $kept ),
			'is_stale' => Content_Hash::of( $post ) !== $kept['hash'] || self::rules_of_today() !== self::rules_of( $kept ),
		) + $kept;
	}

	/** The rules of a fresh verdict: the rule set and a hash of the site's dismissals. */
	public static function rules_of_today(): string {
		return \Plumbline\RULE_SET . Site_Policy::mark();
	}

	/**
	 * The rules a verdict is based on.
	 *
	 * @param array $kept The stored verdict.
	 */
	public static function rules_of( array $kept ): string {
		return $kept['rule_set'] . ( $kept['policy'] ?? '' );
	}

	/** The REST schema of a verdict. */
	public static function schema(): array {
		$text = array(
			'type'     => 'string',
			'required' => true,
		);
		return array(
			'score'     => array(
				'type'     => 'integer',
				'minimum'  => 0,
				'maximum'  => 100,
				'required' => true,
			),
			'indexable' => array( 'enum' => self::INDEXABLE ) + $text,
			'rule_set'  => array( 'maxLength' => 20 ) + $text,
			'source'    => array( 'enum' => self::SOURCES ) + $text,
			'hash'      => array(
				'type'    => 'string',
				'pattern' => '^[0-9a-f]{32}$',
			),
			'dismissed' => array(
				'type'  => 'array',
				'items' => array( 'type' => 'string' ),
			),
			'findings'  => array(
				'type'     => 'array',
				'required' => true,
				'items'    => array(
					'type'       => 'object',
					'properties' => array(
						'rule'     => array( 'pattern' => '^[a-z0-9_]+$' ) + $text,
						'severity' => array( 'enum' => self::SEVERITIES ) + $text,
						// Of a note, for the order of posts.
						'class'    => array( 'type' => 'string' ),
						'impact'   => array(
							'type'    => 'integer',
							'minimum' => 1,
							'maximum' => 5,
						),
						'title'    => array( 'type' => 'string' ),
						'message'  => $text,
						'fix'      => $text,
						// The HTML of each element, or its beginning.
						'elements' => array(
							'type'  => 'array',
							'items' => array( 'type' => 'string' ),
						),
					),
				),
			),
		);
	}

	/**
	 * Counts findings by severity.
	 *
	 * @param array $verdict A verdict.
	 */
	private static function counts( array $verdict ): array {
		$of = array_count_values( array_column( $verdict['findings'], 'severity' ) ) + array_fill_keys( self::SEVERITIES, 0 );
		return array(
			'must_fix'     => $of['blocker'] + $of['error'],
			'worth_fixing' => $of['warning'],
			'notes'        => $of['note'],
		);
	}

	/**
	 * The state of a verdict, one of `STATES`.
	 *
	 * @param array $verdict A verdict.
	 */
	private static function state( array $verdict ): string {
		$counts = self::counts( $verdict );
		return $counts['must_fix'] > 0 ? 'must_fix' : ( $counts['worth_fixing'] > 0 ? 'worth_fixing' : 'fine' );
	}

	/**
	 * The stored part of a finding.
	 *
	 * @param array $finding The finding.
	 */
	private static function finding( array $finding ): array {
		return array(
			'rule'     => $finding['rule'],
			'severity' => $finding['severity'],
			'title'    => Meta_Values::line( $finding['title'] ?? '' ),
			'message'  => Meta_Values::line( $finding['message'] ),
			'fix'      => Meta_Values::line( $finding['fix'] ),
		);
	}
}
