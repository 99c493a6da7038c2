<?php
/**
 * The WP-CLI command.
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
	 ** Audits posts and stores their verdicts.
	 *
	 * ## OPTIONS
	 *
	 * [<id>...]
	 * : Ids of posts. Default: all published posts.
	 *
	 * [--format=<format>]
	 * : Output format: table, json, csv or yaml.
	 * ---
	 * default: table
	 * ---
	 *
	 * [--fail-on=<state>]
	 * : Exit with 1 if a post is in this state or a worse one: must_fix, worth_fixing or never.
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
		WP_CLI\Utils\format_items( $options['format'] ?? 'table', $rows, array( 'id', 'title', 'state', 'source', 'verdict' ) );
		$code = self::exit_code( $rows, $options['fail-on'] ?? 'must_fix' );
		if ( 0 !== $code ) {
			WP_CLI::halt( $code );
		}
	}

	/**
	 * 2 for a failed audit, 1 for a post that is bad enough; the first of them counts.
	 *
	 * @param array[] $rows    Rows with a `state`.
	 * @param string  $fail_on The state, or `never`.
	 */
	public static function exit_code( array $rows, string $fail_on ): int {
		$worst = array_search( $fail_on, Verdict::STATES, true );
		foreach ( $rows as $row ) {
			$place = array_search( $row['state'], Verdict::STATES, true );
			if ( false === $place || ( false !== $worst && $place <= $worst ) ) {
				return false === $place ? 2 : 1;
			}
		}
		return 0;
	}

	/**
	 * Audits a post and returns its row of the output.
	 *
	 * @param int $id The post.
	 */
	private function row( int $id ): array {
		$post    = get_post( $id );
		$verdict = $post ? Post_Auditor::audit( $post ) : new \WP_Error( 'plumbline_forbidden', __( 'The post does not exist, or you are not allowed to edit it.', 'plumbline' ) );
		$is_done = ! is_wp_error( $verdict );
		return array(
			'id'      => $id,
			'title'   => $post ? $post->post_title : '',
			'state'   => $is_done ? $verdict['state'] : 'failed',
			'source'  => $is_done ? $verdict['source'] : '',
			'verdict' => $is_done ? Verdict_Text::of( $verdict ) : $verdict->get_error_message(),
		);
	}

	/** Ids of all published posts. */
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
