<?php
/**
 * Verdicts in the list of posts.
 *
 * @package Plumbline
 */

namespace Plumbline\Audits;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Post_Meta;
use Plumbline\Overview\Whose_Posts;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/** A sortable column, two filters and a bulk action, all without scripts. */
final class Posts_Column {

	const NAME   = 'plumbline';
	const FILTER = 'plumbline_state';

	/** The URL parameter that filters by finding. */
	const RULE_FILTER = 'plumbline_rule';

	/** The URL parameter that opens the findings in the editor. */
	const FINDINGS = 'plumbline_findings';

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'admin_init', array( $this, 'add' ) );
		add_action( 'admin_enqueue_scripts', array( $this, 'add_style' ) );
		add_action( 'restrict_manage_posts', array( $this, 'render_filter' ) );
		add_action( 'restrict_manage_posts', array( $this, 'render_rule_filter' ) );
		( new Worst_First() )->register();
		( new Audit_Action() )->register();
		add_action( 'pre_get_posts', array( $this, 'change_query' ) );
	}

	/** Adds the column to the list of each post type that can be audited. */
	public function add(): void {
		foreach ( Post_Meta::post_types() as $post_type ) {
			add_filter( "manage_{$post_type}_posts_columns", array( $this, 'column' ) );
			add_filter( "manage_edit-{$post_type}_sortable_columns", array( $this, 'sortable' ) );
			add_action( "manage_{$post_type}_posts_custom_column", array( $this, 'render' ), 10, 2 );
		}
	}

	/** Colors the icons; their text says the same. */
	public function add_style(): void {
		wp_add_inline_style( 'list-tables', '.column-plumbline{width:12em}.plumbline-is-must_fix{color:#b32d2e}.plumbline-is-worth_fixing{color:#996800}.plumbline-is-fine{color:#007017}' );
	}

	/**
	 * The header of the column.
	 *
	 * @param array $columns Columns by name.
	 */
	public function column( array $columns ): array {
		return $columns + array( self::NAME => 'Plumbline' );
	}

	/**
	 * Outdated verdicts come after the others, and posts without one last, either way.
	 *
	 * @param array $columns The sort key of each column.
	 */
	public function sortable( array $columns ): array {
		return $columns + array( self::NAME => self::NAME );
	}

	/**
	 * The verdict of a post; it leads to the findings in the editor.
	 *
	 * @param string $column  The column.
	 * @param int    $post_id The post.
	 */
	public function render( $column, $post_id ): void {
		if ( self::NAME !== $column ) {
			return;
		}
		$verdict = Verdict::of( get_post( $post_id ) );
		if ( null === $verdict ) {
			printf( '<span aria-hidden="true">—</span><span class="screen-reader-text">%s</span>', esc_html( Verdict_Text::state( 'none' ) ) );
			return;
		}
		$icons = array(
			'must_fix'     => 'warning',
			'worth_fixing' => 'info',
			'fine'         => 'yes-alt',
		);
		$link  = get_edit_post_link( $post_id );
		printf( '<span class="dashicons dashicons-%s plumbline-is-%s" aria-hidden="true"></span> ', esc_attr( $icons[ $verdict['state'] ] ), esc_attr( $verdict['state'] ) );
		printf( $link ? '<a href="%2$s"><bdi>%1$s</bdi></a>' : '<bdi>%s</bdi>', esc_html( Verdict_Text::of( $verdict ) ), esc_url( add_query_arg( self::FINDINGS, 1, (string) $link ) ) );
		if ( $verdict['is_stale'] ) {
			printf( '<br><small>%s</small>', esc_html( Verdict_Text::state( 'stale' ) ) );
		}
	}

	/**
	 * The filter above the list.
	 *
	 * @param string $post_type The post type.
	 */
	public function render_filter( $post_type ): void {
		if ( ! in_array( $post_type, Post_Meta::post_types(), true ) ) {
			return;
		}
		printf( '<label class="screen-reader-text" for="plumbline-state">%s</label>', esc_html__( 'Filter by verdict', 'plumbline' ) );
		printf( '<select id="plumbline-state" name="%s"><option value="">%s</option>', esc_attr( self::FILTER ), esc_html__( 'All verdicts', 'plumbline' ) );
		foreach ( array_merge( Verdict::STATES, array( 'stale', 'none' ) ) as $state ) {
			printf( '<option value="%s" %s>%s</option>', esc_attr( $state ), selected( self::asked( self::FILTER ), $state, false ), esc_html( Verdict_Text::state( $state ) ) );
		}
		echo '</select>';
	}

	/**
	 * The filter by finding above the list.
	 *
	 * @param string $post_type The post type.
	 */
	public function render_rule_filter( $post_type ): void {
		$found = in_array( $post_type, Post_Meta::post_types(), true ) ? Found_Rules::of( array( $post_type ), Whose_Posts::author( array( $post_type ) ) ) : array();
		if ( array() === $found ) {
			return;
		}
		printf( '<label class="screen-reader-text" for="plumbline-rule">%s</label>', esc_html__( 'Filter by finding', 'plumbline' ) );
		printf( '<select id="plumbline-rule" name="%s"><option value="">%s</option>', esc_attr( self::RULE_FILTER ), esc_html__( 'All findings', 'plumbline' ) );
		foreach ( $found as $one ) {
			printf( '<option value="%s" %s>%s</option>', esc_attr( $one['rule'] ), selected( self::asked( self::RULE_FILTER ), $one['rule'], false ), esc_html( sprintf( '%s (%s)', $one['title'], number_format_i18n( $one['count'] ) ) ) );
		}
		echo '</select>';
	}

	/**
	 * Sorts and filters the list.
	 *
	 * @param WP_Query $query The query.
	 */
	public function change_query( WP_Query $query ): void {
		if ( ! is_admin() || ! $query->is_main_query() || ! in_array( $query->get( 'post_type' ), Post_Meta::post_types(), true ) ) {
			return;
		}
		$conditions = array_values( array_filter( array( $query->get( 'meta_query' ), self::condition( self::asked( self::FILTER ) ), self::with_rule( self::asked( self::RULE_FILTER ) ) ) ) );
		if ( self::NAME === $query->get( 'orderby' ) ) {
			$order = $query->get( 'order' );
			$query->set( Worst_First::NAME, is_string( $order ) && 'desc' === strtolower( $order ) ? 'DESC' : 'ASC' );
		}
		if ( array() !== $conditions ) {
			$query->set( 'meta_query', $conditions );
		}
	}

	/**
	 * The meta query for a state; null for all.
	 *
	 * @param string $state A state.
	 */
	public static function condition( string $state ): ?array {
		if ( in_array( $state, Verdict::STATES, true ) ) {
			return array(
				'key'   => Meta_Keys::STATE,
				'value' => $state,
			);
		}
		if ( 'stale' === $state ) {
			return array(
				'key'     => Meta_Keys::FRESH_FOR,
				'value'   => Verdict::rules_of_today(),
				'compare' => '!=',
			);
		}
		return 'none' !== $state ? null : array(
			'key'     => Meta_Keys::VERDICT,
			'compare' => 'NOT EXISTS',
		);
	}

	/**
	 * The meta query for posts that break a rule; null for all.
	 *
	 * @param string $rule Name of the rule; empty for all posts.
	 */
	public static function with_rule( string $rule ): ?array {
		return '' === $rule ? null : array(
			'key'   => Meta_Keys::RULE,
			'value' => $rule,
		);
	}

	/**
	 * The requested filter; empty for all.
	 *
	 * @param string $filter Its URL parameter.
	 */
	private static function asked( string $filter ): string {
		return sanitize_key( wp_unslash( $_GET[ $filter ] ?? '' ) ); // phpcs:ignore WordPress.Security.NonceVerification -- it only reads, as WordPress's own filters do.
	}
}
