<?php
/**
 * Verdicts in the list of posts.
 *
 * @package Plumbline
 */

namespace Plumbline\Audits;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Post_Meta;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/** A sortable column and a filter, both without scripts. */
final class Posts_Column {

	const NAME   = 'plumbline';
	const FILTER = 'plumbline_state';

	/** Hooks into WordPress. */
	public function register(): void {
		add_action( 'admin_init', array( $this, 'add' ) );
		add_action( 'restrict_manage_posts', array( $this, 'render_filter' ) );
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

	/**
	 * The header of the column.
	 *
	 * @param array $columns Columns by name.
	 */
	public function column( array $columns ): array {
		return $columns + array( self::NAME => 'Plumbline' );
	}

	/**
	 * Posts without a verdict come last either way.
	 *
	 * @param array $columns The sort key of each column.
	 */
	public function sortable( array $columns ): array {
		return $columns + array( self::NAME => self::NAME );
	}

	/**
	 * The verdict of a post.
	 *
	 * @param string $column  The column.
	 * @param int    $post_id The post.
	 */
	public function render( $column, $post_id ): void {
		if ( self::NAME !== $column ) {
			return;
		}
		$verdict = Verdict::of( get_post( $post_id ) );
		echo esc_html( $verdict ? Verdict_Text::of( $verdict ) : '—' );
		if ( $verdict && $verdict['is_stale'] ) {
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
			printf( '<option value="%s" %s>%s</option>', esc_attr( $state ), selected( self::asked_state(), $state, false ), esc_html( Verdict_Text::state( $state ) ) );
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
		$conditions = array_filter( array( $query->get( 'meta_query' ), self::condition( self::asked_state() ) ) );
		if ( self::NAME === $query->get( 'orderby' ) ) {
			$conditions[] = array(
				'relation'        => 'OR',
				'plumbline_score' => array(
					'key'     => Meta_Keys::SCORE,
					'type'    => 'NUMERIC',
					'compare' => 'EXISTS',
				),
				'plumbline_none'  => array(
					'key'     => Meta_Keys::SCORE,
					'compare' => 'NOT EXISTS',
				),
			);
			$order        = $query->get( 'order' );
			$query->set( 'orderby', array( 'plumbline_score' => is_string( $order ) && 'desc' === strtolower( $order ) ? 'DESC' : 'ASC' ) );
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

	/** The requested state; empty for all. */
	private static function asked_state(): string {
		// It only reads, as WordPress's own filters do.
		return sanitize_key( wp_unslash( $_GET[ self::FILTER ] ?? '' ) ); // phpcs:ignore WordPress.Security.NonceVerification -- it only reads, as WordPress's own filters do.
	}
}
