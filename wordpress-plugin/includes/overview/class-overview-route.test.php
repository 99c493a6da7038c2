<?php
/**
 * Tests for the posts and their state under Tools → Plumbline.
 *
 * @package Plumbline
 */

namespace Plumbline\Overview;

use Plumbline\Audits\Verdict;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Overview_Route. */
final class Overview_Route_Test extends WordPress_Test_Case {

	public function test_subscribers_see_nothing(): void {
		$this->log_in( 'subscriber' );

		$this->assertSame( 403, $this->rest( 'GET', '/overview' )->get_status() );
		$this->assertSame( 403, $this->rest( 'GET', '/overview/summary' )->get_status() );
	}

	/**
	 * @dataProvider requests
	 */
	public function test_the_table_is_filtered_sorted_and_paged( array $parameters, array $titles, int $total ): void {
		$this->log_in( 'editor' );
		$this->make_posts();

		$answer = $this->rest( 'GET', '/overview', $parameters )->get_data();
		$this->assertSame( $titles, array_column( $answer['posts'], 'title' ) );
		$this->assertSame( $total, $answer['total'] );
	}

	public static function requests(): array {
		return array(
			'by title'      => array( array( 'orderby' => 'title', 'order' => 'asc' ), array( 'About', 'Barley', 'Rye', 'Spelt' ), 4 ),
			'second page'   => array( array( 'orderby' => 'title', 'order' => 'asc', 'per_page' => 3, 'page' => 2 ), array( 'Spelt' ), 4 ),
			'worst first'   => array( array( 'orderby' => 'verdict', 'order' => 'asc', 'type' => 'post' ), array( 'Rye', 'Barley', 'Spelt' ), 3 ),
			'best first'    => array( array( 'orderby' => 'verdict', 'order' => 'desc', 'type' => 'post' ), array( 'Barley', 'Rye', 'Spelt' ), 3 ),
			'of a finding'  => array( array( 'rule' => 'a_rule' ), array( 'Rye' ), 1 ),
			'not audited'   => array( array( 'state' => 'none', 'orderby' => 'title', 'order' => 'asc' ), array( 'About', 'Spelt' ), 2 ),
			'with a word'   => array( array( 'search' => 'arl' ), array( 'Barley' ), 1 ),
			'pages'         => array( array( 'type' => 'page' ), array( 'About' ), 1 ),
		);
	}

	public function test_the_summary_counts_posts_and_findings(): void {
		$this->log_in( 'editor' );
		$this->make_posts();

		$summary = $this->rest( 'GET', '/overview/summary' )->get_data();
		$this->assertSame( 4, $summary['total'] );
		$this->assertSame( 1, $summary['findable'] );
		$this->assertSame( array( 'must_fix' => 1, 'worth_fixing' => 0, 'fine' => 1, 'stale' => 0, 'none' => 2 ), $summary['states'] );
		$this->assertSame( array( array( 'rule' => 'a_rule', 'title' => 'A rule', 'example' => 'a', 'severity' => 'error', 'count' => 1 ) ), $summary['findings'] );
		$this->assertEquals( (object) array(), $summary['shared'] );
	}

	public function test_more_rows_need_no_more_queries(): void {
		$this->log_in( 'editor' );
		$this->make_many( 12 );
		$few = $this->queries_for( 6 );
		wp_cache_flush();

		$this->assertSame( $few, $this->queries_for( 12 ) );
		$this->assertLessThan( 25, $few );
	}

	public function test_ids_of_all_matching_posts_are_those_that_the_user_can_edit(): void {
		$this->make_posts();
		$author = $this->log_in( 'author' );
		$mine   = $this->post( array( 'post_title' => 'Mine', 'post_author' => $author ) );

		$this->assertSame( array( $mine->ID ), $this->rest( 'GET', '/overview/ids' )->get_data() );
		$this->assertSame( array(), $this->rest( 'GET', '/overview/ids', array( 'rule' => 'a_rule' ) )->get_data() );
		$this->log_in( 'editor' );
		$this->assertCount( 5, $this->rest( 'GET', '/overview/ids', array( 'per_page' => 1 ) )->get_data() );
		$this->assertSame( array( 'Mine' ), array_column( $this->rest( 'GET', '/overview', array( 'include' => array( $mine->ID ) ) )->get_data()['posts'], 'title' ) );
	}

	public function test_authors_see_only_their_own_posts(): void {
		$this->make_posts();
		$author = $this->log_in( 'author' );
		$this->post( array( 'post_title' => 'Mine', 'post_author' => $author ) );

		$this->assertSame( array( 'Mine' ), array_column( $this->rest( 'GET', '/overview' )->get_data()['posts'], 'title' ) );
		$this->assertSame( 1, $this->rest( 'GET', '/overview/summary' )->get_data()['total'] );
	}

	/**
	 * Number of queries for the first rows, the worst first.
	 *
	 * @param int $rows The rows.
	 */
	private function queries_for( int $rows ): int {
		$before = $GLOBALS['wpdb']->num_queries;
		$answer = $this->rest( 'GET', '/overview', array( 'per_page' => $rows, 'orderby' => 'verdict', 'order' => 'asc' ) )->get_data();
		$this->assertCount( $rows, $answer['posts'] );
		return $GLOBALS['wpdb']->num_queries - $before;
	}

	/**
	 * Creates posts of several authors in several categories, with verdicts.
	 *
	 * @param int $count How many.
	 */
	private function make_many( int $count ): void {
		$authors = array( $this->user( 'author' ), $this->user( 'author' ), $this->user( 'editor' ) );
		for ( $index = 0; $index < $count; $index++ ) {
			$post = $this->post( array( 'post_title' => "Post $index", 'post_name' => "post-$index", 'post_author' => $authors[ $index % 3 ] ) );
			wp_set_object_terms( $post->ID, "Category $index", 'category' );
			Verdict::save( $post, array( 'score' => 90, 'indexable' => 'yes', 'rule_set' => \Plumbline\RULE_SET, 'source' => 'page', 'findings' => array() ) );
		}
		wp_cache_flush();
	}

	/** Creates a broken post, a fine one, one without a verdict, and a page. */
	private function make_posts(): void {
		$rule = array( 'rule' => 'a_rule', 'severity' => 'error', 'title' => 'A rule', 'message' => 'a', 'fix' => 'a' );
		$this->save( 'Rye', 'no', array( $rule ) );
		$this->save( 'Barley', 'yes', array() );
		$this->post( array( 'post_title' => 'Spelt' ) );
		$this->post( array( 'post_title' => 'About', 'post_type' => 'page' ) );
	}

	/**
	 * Creates a post with a verdict.
	 *
	 * @param string  $title     The title.
	 * @param string  $indexable `yes` or `no`.
	 * @param array[] $findings  The findings.
	 */
	private function save( string $title, string $indexable, array $findings ): void {
		Verdict::save(
			$this->post( array( 'post_title' => $title ) ),
			array(
				'score'     => 90,
				'indexable' => $indexable,
				'rule_set'  => \Plumbline\RULE_SET,
				'source'    => 'page',
				'findings'  => $findings,
			)
		);
	}
}
