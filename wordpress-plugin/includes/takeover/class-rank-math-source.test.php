<?php
/**
 * Tests for stored data of Rank Math.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;
use Plumbline\Redirects\Redirects;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Rank_Math_Source. */
final class Rank_Math_Source_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider comparisons
	 */
	public function test_a_redirect_compares_paths_as_rank_math_does( string $comparison, string $pattern, string $request, bool $redirects ): void {
		$this->store( serialize( array( array( 'pattern' => $pattern, 'comparison' => $comparison ) ) ) );
		foreach ( ( new Rank_Math_Source() )->redirects() as $one ) {
			$add = $one['is_pattern'] ? array( Redirects::class, 'add_pattern' ) : array( Redirects::class, 'add' );
			$this->assertTrue( $add( $one['source'], $one['target'], $one['status'], 'rank-math' ) );
		}

		$this->assertSame( $redirects, null !== Redirects::of( $request ) );
	}

	public static function comparisons(): array {
		return array(
			'the same path'              => array( 'exact', 'tea.html', '/tea.html', true ),
			'not a longer path'          => array( 'exact', 'tea', '/tea/green/', false ),
			'a part'                     => array( 'contains', 'a.b', '/x-a.b-y/', true ),
			'a part with a dot as a dot' => array( 'contains', 'a.b', '/x-aXb-y/', false ),
			'a beginning'                => array( 'start', '/~ann/', '/~ann/tea/', true ),
			'not in the middle'          => array( 'start', 'ann', '/tea/ann/', false ),
			'an end'                     => array( 'end', '茶+', '/tea/%E8%8C%B6+/', true ),
			'not before the end'         => array( 'end', 'tea', '/tea/green/', false ),
			'a regular expression'       => array( 'regex', '^/tea-\d+', '/tea-7/', true ),
			'an unknown comparison'      => array( 'else', 'tea', '/tea/', true ),
		);
	}

	/**
	 * @dataProvider rows
	 */
	public function test_a_row_gives_no_redirect( string $sources, string $status ): void {
		$this->store( $sources, $status );

		$this->assertSame( array(), ( new Rank_Math_Source() )->redirects() );
	}

	public static function rows(): array {
		return array(
			'that is switched off'   => array( serialize( array( array( 'pattern' => 'tea' ) ) ), 'inactive' ),
			'with damaged sources'   => array( 'a:1:{', 'active' ),
			'with sources as texts'  => array( serialize( array( 'tea' ) ), 'active' ),
			'without sources'        => array( '', 'active' ),
		);
	}

	public function test_robots_of_the_home_page_count_only_if_they_are_its_own(): void {
		$robots = array( 'homepage_title' => 'Tea', 'homepage_robots' => array( 'noindex', 7 ) );
		update_option( 'rank-math-options-titles', $robots );
		$this->assertFalse( ( new Rank_Math_Source() )->values( new Subject( Subject::HOME ) )[ Meta_Keys::HIDDEN ] );
		update_option( 'rank-math-options-titles', array( 'homepage_custom_robots' => 'on' ) + $robots );

		$this->assertTrue( ( new Rank_Math_Source() )->values( new Subject( Subject::HOME ) )[ Meta_Keys::HIDDEN ] );
	}

	public function test_values_of_wrong_types_are_skipped(): void {
		$post = $this->post();
		update_post_meta( $post->ID, 'rank_math_title', array( 'x' ) );
		update_post_meta( $post->ID, 'rank_math_robots', 'noindex' );
		update_post_meta( $post->ID, 'rank_math_facebook_image_id', '999999' );
		update_option( 'rank-math-options-titles', 'x' );
		$source = new Rank_Math_Source();
		$values = $source->values( new Subject( Subject::POST, $post->ID ) );

		$this->assertSame( array( '', true, 0 ), array( $values[ Meta_Keys::TITLE ], $values[ Meta_Keys::HIDDEN ], $values[ Meta_Keys::SOCIAL_IMAGE ] ) );
		$this->assertSame( '', $source->separator() );
	}

	/**
	 * Creates the table of redirects with one row.
	 *
	 * @param string $sources Its sources as stored.
	 * @param string $status  Its status.
	 */
	private function store( string $sources, string $status = 'active' ): void {
		global $wpdb;
		$wpdb->query( "CREATE TABLE {$wpdb->prefix}rank_math_redirections (id bigint, sources text, url_to text, header_code int, status text)" );
		$wpdb->insert( $wpdb->prefix . 'rank_math_redirections', array( 'id' => 1, 'sources' => $sources, 'url_to' => '/new/', 'header_code' => 0, 'status' => $status ) );
	}

	/** Also removes the table, which is not part of the transaction. */
	protected function tearDown(): void {
		$GLOBALS['wpdb']->query( "DROP TABLE IF EXISTS {$GLOBALS['wpdb']->prefix}rank_math_redirections" );
		parent::tearDown();
	}
}
