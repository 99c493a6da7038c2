<?php
/**
 * The command of WP-CLI.
 *
 * @package Plumbline
 */

namespace Plumbline\Audits;

use Plumbline\Meta\Post_Meta;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** Audits posts through the connected server. */
final class Audit_Command {

	/**
	 * Audits posts and keeps their verdicts.
	 *
	 * ## OPTIONS
	 *
	 * [<id>...]
	 * : Ids of posts. Without any, all that are published.
	 *
	 * [--format=<format>]
	 * : table, json, csv or yaml.
	 * ---
	 * default: table
	 * ---
	 *
	 * [--fail-on=<state>]
	 * : Ends with 1 when a post is in this state or a worse one: must_fix, worth_fixing or never.
	 * ---
	 * default: must_fix
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp plumbline audit 12 34 --format=json
	 *
	 * @param array $ids     Ids.
	 * @param array $options Options.
	 */
	public function audit( array $ids, array $options ): void {
		$rows = array_map( array( $this, 'row' ), array() === $ids ? self::all() : array_map( 'intval', $ids ) );
		WP_CLI\Utils\format_items( $options['format'] ?? 'table', $rows, array( 'id', 'title', 'state', 'score', 'source', 'verdict' ) );
		$worst = array_search( $options['fail-on'] ?? 'must_fix', Verdict::STATES, true );
		foreach ( $rows as $row ) {
			$place = array_search( $row['state'], Verdict::STATES, true );
			if ( false === $place || ( false !== $worst && $place <= $worst ) ) {
				WP_CLI::halt( false === $place ? 2 : 1 );
			}
		}
	}

	/**
	 * How the audit of a post went.
	 *
	 * @param int $id The post.
	 */
	private function row( int $id ): array {
		$post    = get_post( $id );
		$verdict = $post ? Post_Auditor::audit( $post ) : new \WP_Error( 'plumbline_forbidden', __( 'There is no such post, or you may not edit it.', 'plumbline' ) );
		$is_done = ! is_wp_error( $verdict );
		return array(
			'id'      => $id,
			'title'   => $post ? $post->post_title : '',
			'state'   => $is_done ? $verdict['state'] : 'failed',
			'score'   => $is_done ? $verdict['score'] : '',
			'source'  => $is_done ? $verdict['source'] : '',
			'verdict' => $is_done ? Verdict_Text::of( $verdict ) : $verdict->get_error_message(),
		);
	}

	/** Ids of all posts that are published. */
	private static function all(): array {
		return get_posts(
			array(
				'post_type'   => Post_Meta::post_types(),
				'post_status' => 'publish',
				'numberposts' => -1,
				'fields'      => 'ids',
			)
		);
	}
}
