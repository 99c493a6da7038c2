<?php
/**
 * Tests for verdicts in the list of posts.
 *
 * @package Plumbline
 */

namespace Plumbline\Audits;

use Plumbline\Tests\WordPress_Test_Case;
use WP_Query;

/** Tests Posts_Column. */
final class Posts_Column_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider states
	 */
	public function test_the_filter_finds_the_posts_in_a_state( string $state, array $names ): void {
		$this->save( 'fine-post', array() );
		$this->save( 'broken-post', array( 'error' ) );
		$this->save( 'changed-post', array( 'warning' ) );
		wp_update_post( array( 'ID' => get_page_by_path( 'changed-post', OBJECT, 'post' )->ID, 'post_title' => 'Changed' ) );
		$this->post( array( 'post_name' => 'new-post' ) );

		$query = new WP_Query( array( 'post_type' => 'post', 'orderby' => 'name', 'order' => 'ASC', 'meta_query' => array_filter( array( Posts_Column::condition( $state ) ) ) ) );
		$this->assertSame( $names, wp_list_pluck( $query->posts, 'post_name' ) );
	}

	public static function states(): array {
		return array(
			'fine'         => array( 'fine', array( 'fine-post' ) ),
			'must fix'     => array( 'must_fix', array( 'broken-post' ) ),
			'worth fixing' => array( 'worth_fixing', array( 'changed-post' ) ),
			'out of date'  => array( 'stale', array( 'changed-post' ) ),
			'not audited'  => array( 'none', array( 'new-post' ) ),
			'any'          => array( '', array( 'broken-post', 'changed-post', 'fine-post', 'new-post' ) ),
		);
	}

	/**
	 * @dataProvider orders
	 */
	public function test_the_list_is_sorted_by_findings_with_unaudited_posts_last( string $order, array $names ): void {
		$this->save( 'mild-post', array( 'warning', 'warning', 'warning' ) );
		$this->save( 'fine-post', array( 'note' ) );
		$this->save( 'broken-post', array( 'error' ) );
		$this->post( array( 'post_name' => 'new-post' ) );
		$query = $this->list_query( array( 'post_type' => 'post', 'orderby' => Posts_Column::NAME, 'order' => $order ) );

		$this->assertSame( $names, wp_list_pluck( $query->posts, 'post_name' ) );
	}

	public static function orders(): array {
		return array(
			'worst first' => array( 'asc', array( 'broken-post', 'mild-post', 'fine-post', 'new-post' ) ),
			'best first'  => array( 'DESC', array( 'fine-post', 'mild-post', 'broken-post', 'new-post' ) ),
		);
	}

	public function test_the_filter_by_finding_lists_what_most_posts_break_first(): void {
		$this->save( 'broken-post', array( 'error', 'warning' ) );
		$this->save( 'second-post', array( 'warning', 'warning' ) );
		$this->save( 'fine-post', array() );
		$_GET[ Posts_Column::RULE_FILTER ] = 'rule_warning';

		$names = wp_list_pluck( $this->list_query( array( 'post_type' => 'post', 'orderby' => 'name', 'order' => 'ASC' ) )->posts, 'post_name' );
		$this->assertSame( array( 'broken-post', 'second-post' ), $names );
		$select = self::printed(
			static function (): void {
				( new Posts_Column() )->render_rule_filter( 'post' );
			}
		);
		$this->assertMatchesRegularExpression( '~"rule_error" >Rule &lt;error&gt; \(1\).*"rule_warning"  selected=\'selected\'>Rule &lt;warning&gt; \(2\)~', $select );
	}

	public function test_a_finding_that_is_gone_no_longer_lists_the_post(): void {
		$id = $this->save( 'broken-post', array( 'error' ) );
		Verdict::save( get_post( $id ), array( 'score' => 100, 'indexable' => 'yes', 'rule_set' => \Plumbline\RULE_SET, 'source' => 'page', 'findings' => array() ) );

		$this->assertSame( array(), Found_Rules::of( array( 'post' ), 0 ) );
	}

	public function test_the_url_selects_the_state(): void {
		$this->save( 'fine-post', array() );
		$this->save( 'broken-post', array( 'error' ) );
		$_GET[ Posts_Column::FILTER ] = 'must_fix';

		$this->assertSame( array( 'broken-post' ), wp_list_pluck( $this->list_query( array( 'post_type' => 'post' ) )->posts, 'post_name' ) );
	}

	public function test_the_column_shows_the_number_of_findings(): void {
		$column = new Posts_Column();
		$new    = $this->post( array( 'post_name' => 'new-post' ) );
		$broken = $this->save( 'broken-post', array( 'error', 'error', 'warning' ) );
		$render = static function ( string $name, int $id ) use ( $column ): string {
			return self::printed(
				static function () use ( $column, $name, $id ): void {
					$column->render( $name, $id );
				}
			);
		};

		$this->log_in( 'editor' );
		$this->assertStringContainsString( 'Not audited yet', $render( Posts_Column::NAME, $new->ID ) );
		$this->assertMatchesRegularExpression( '~dashicons-warning .*action=edit&#038;plumbline_findings=1"><bdi>2 must fix · 1 worth fixing</bdi></a>~', $render( Posts_Column::NAME, $broken ) );
		$this->assertSame( '', $render( 'author', $broken ) );
		wp_update_post( array( 'ID' => $broken, 'post_title' => 'Changed' ) );
		$this->assertStringContainsString( 'Out of date', $render( Posts_Column::NAME, $broken ) );
	}

	/**
	 * Creates a post with a verdict and returns its id.
	 *
	 * @param string   $name       The slug.
	 * @param string[] $severities One per finding.
	 */
	private function save( string $name, array $severities ): int {
		$post = $this->post( array( 'post_name' => $name ) );
		Verdict::save(
			$post,
			array(
				'score'     => 90,
				'indexable' => 'yes',
				'rule_set'  => \Plumbline\RULE_SET,
				'source'    => 'page',
				'findings'  => array_map(
					static function ( string $severity ): array {
						return array(
							'rule'     => 'rule_' . $severity,
							'severity' => $severity,
							'title'    => "Rule <$severity>",
							'message'  => 'a',
							'fix'      => 'a',
						);
					},
					$severities
				),
			)
		);
		return $post->ID;
	}

	/**
	 * The query of the list of posts.
	 *
	 * @param array $arguments Its arguments.
	 */
	private function list_query( array $arguments ): WP_Query {
		set_current_screen( 'edit-post' );
		$query                   = new WP_Query();
		$GLOBALS['wp_the_query'] = $query;
		$query->query( $arguments );
		unset( $GLOBALS['current_screen'] );
		return $query;
	}
}
