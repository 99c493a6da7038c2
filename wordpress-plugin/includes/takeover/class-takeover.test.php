<?php
/**
 * Tests for moving from a different SEO plugin.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;
use Plumbline\Redirects\Redirects;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Takeover with all sources. */
final class Takeover_Test extends WordPress_Test_Case {

	/** The post that has data of a plugin. */
	const TITLE = 'Brewing tea';

	/**
	 * @dataProvider posts
	 */
	public function test_a_post_gets_everything_that_was_stored_by( string $slug, callable $store, array $expected ): void {
		$post = $this->post();
		$store( $post->ID );
		$this->take( $slug );

		foreach ( $expected + array( Meta_Keys::CANONICAL => 'https://example.com/tea/' ) as $key => $value ) {
			$this->assertEquals( $value, get_post_meta( $post->ID, $key, true ), $key );
		}
	}

	public static function posts(): array {
		$meta = static function ( array $values ): callable {
			return static function ( int $id ) use ( $values ): void {
				foreach ( $values as $key => $value ) {
					update_post_meta( $id, $key, wp_slash( $value ) );
				}
			};
		};
		return array(
			'Yoast SEO'         => array(
				'yoast',
				$meta(
					array(
						'_yoast_wpseo_title'                 => '%%title%% %%page%% %%sep%% Best of %%currentyear%%',
						'_yoast_wpseo_metadesc'              => 'A pot of %%focuskw%%.',
						'_yoast_wpseo_canonical'             => 'https://example.com/tea/',
						'_yoast_wpseo_meta-robots-noindex'   => '1',
						'_yoast_wpseo_meta-robots-nofollow'  => '1',
						'_yoast_wpseo_meta-robots-adv'       => 'noimageindex,noarchive,nosnippet',
						'_yoast_wpseo_opengraph-title'       => '%%title%% to share',
						'_yoast_wpseo_twitter-description'   => 'On X',
						'_yoast_wpseo_focuskw'               => 'tea, green',
						'_yoast_wpseo_focuskeywords'         => '[{"keyword":"sencha","score":"ok"}]',
						'_yoast_wpseo_keywordsynonyms'       => '["matcha, gyokuro",""]',
					)
				),
				array(
					Meta_Keys::TITLE              => '{title} {separator} Best of {currentyear}',
					Meta_Keys::DESCRIPTION        => 'A pot of tea, green.',
					Meta_Keys::HIDDEN             => '1',
					Meta_Keys::ROBOTS             => array( 'nofollow', 'nosnippet', 'noimageindex' ),
					Meta_Keys::SOCIAL_TITLE       => '{title} to share',
					Meta_Keys::SOCIAL_DESCRIPTION => 'On X',
					Meta_Keys::KEYWORDS           => array(
						array( 'keyword' => 'tea, green', 'synonyms' => array( 'matcha', 'gyokuro' ) ),
						array( 'keyword' => 'sencha', 'synonyms' => array() ),
					),
				),
			),
			'Rank Math'         => array(
				'rank-math',
				$meta(
					array(
						'rank_math_title'                => '%title% %sep% %date(Y)%',
						'rank_math_description'          => '20 % off, by %name%',
						'rank_math_canonical_url'        => 'https://example.com/tea/',
						'rank_math_robots'               => array( 'noindex', 'nofollow', 'noarchive' ),
						'rank_math_facebook_title'       => 'Tea!',
						'rank_math_focus_keyword'        => 'tea,green tea,',
					)
				),
				array(
					Meta_Keys::TITLE        => '{title} {separator} {date}',
					Meta_Keys::DESCRIPTION  => '20 % off, by {author}',
					Meta_Keys::HIDDEN       => '1',
					Meta_Keys::ROBOTS       => array( 'nofollow' ),
					Meta_Keys::SOCIAL_TITLE => 'Tea!',
					Meta_Keys::KEYWORDS     => array(
						array( 'keyword' => 'tea', 'synonyms' => array() ),
						array( 'keyword' => 'green tea', 'synonyms' => array() ),
					),
				),
			),
			'All in One SEO'    => array(
				'aioseo',
				static function ( int $id ): void {
					global $wpdb;
					$wpdb->query( "CREATE TABLE {$wpdb->prefix}aioseo_posts (id bigint, post_id bigint, title text, description text, keyphrases text, canonical_url text, og_title text, og_description text, og_image_type text, og_image_custom_url text, twitter_title text, twitter_description text, robots_default int, robots_noindex int, robots_nofollow int, robots_noimageindex int, robots_nosnippet int, robots_notranslate int)" );
					$wpdb->insert(
						$wpdb->prefix . 'aioseo_posts',
						array(
							'post_id'         => $id,
							'title'           => '#post_title #separator_sa #site_title in #1',
							'description'     => 'A pot.',
							'canonical_url'   => 'https://example.com/tea/',
							'keyphrases'      => '{"focus":{"keyphrase":"tea","score":80},"additional":[{"keyphrase":"green tea"}]}',
							'og_title'        => '#post_title!',
							'robots_default'  => 0,
							'robots_noindex'  => 1,
							'robots_nofollow' => 1,
						)
					);
				},
				array(
					Meta_Keys::TITLE        => '{title} {separator} {site} in #1',
					Meta_Keys::DESCRIPTION  => 'A pot.',
					Meta_Keys::HIDDEN       => '1',
					Meta_Keys::ROBOTS       => array( 'nofollow' ),
					Meta_Keys::SOCIAL_TITLE => '{title}!',
					Meta_Keys::KEYWORDS     => array(
						array( 'keyword' => 'tea', 'synonyms' => array() ),
						array( 'keyword' => 'green tea', 'synonyms' => array() ),
					),
				),
			),
			'SEOPress'          => array(
				'seopress',
				$meta(
					array(
						'_seopress_titles_title'       => '%%post_title%% of %%_cf_color%%',
						'_seopress_titles_desc'        => 'A pot.',
						'_seopress_robots_canonical'   => 'https://example.com/tea/',
						'_seopress_robots_index'       => 'yes',
						'_seopress_robots_snippet'     => 'yes',
						'_seopress_social_fb_title'    => 'Tea!',
						'_seopress_analysis_target_kw' => 'tea,water',
						'color'                        => 'green',
					)
				),
				array(
					Meta_Keys::TITLE        => '{title} of green',
					Meta_Keys::HIDDEN       => '1',
					Meta_Keys::ROBOTS       => array( 'nosnippet' ),
					Meta_Keys::SOCIAL_TITLE => 'Tea!',
				),
			),
			'The SEO Framework' => array(
				'seo-framework',
				$meta(
					array(
						'_genesis_title'          => 'Tea',
						'_genesis_description'    => 'A pot.',
						'_genesis_canonical_uri'  => 'https://example.com/tea/',
						'_genesis_noindex'        => '1',
						'_genesis_nofollow'       => '-1',
						'_open_graph_description' => 'Share',
					)
				),
				array(
					Meta_Keys::TITLE              => 'Tea {separator} {site}',
					Meta_Keys::DESCRIPTION        => 'A pot.',
					Meta_Keys::HIDDEN             => '1',
					Meta_Keys::ROBOTS             => array(),
					Meta_Keys::SOCIAL_DESCRIPTION => 'Share',
				),
			),
			'Slim SEO'          => array(
				'slim-seo',
				$meta(
					array(
						'slim_seo' => array(
							'title'       => '{{ post.title }} {{ sep }} {{ site.title }} {{ page }} 2',
							'description' => 'A pot.',
							'canonical'   => 'https://example.com/tea/',
							'noindex'     => 1,
						),
					)
				),
				array(
					Meta_Keys::TITLE  => '{title} {separator} {site} 2',
					Meta_Keys::HIDDEN => '1',
				),
			),
		);
	}

	/**
	 * @dataProvider terms
	 */
	public function test_a_category_gets_what_was_stored_by( string $slug, callable $store ): void {
		$term = self::category();
		$store( $term );
		$this->take( $slug );

		$this->assertSame( 'All {title}', get_term_meta( $term, Meta_Keys::TITLE, true ) );
		$this->assertEquals( '1', get_term_meta( $term, Meta_Keys::HIDDEN, true ) );
	}

	public static function terms(): array {
		return array(
			'Yoast SEO' => array(
				'yoast',
				static function ( int $id ): void {
					update_option( 'wpseo_taxonomy_meta', array( 'category' => array( $id => array( 'wpseo_title' => 'All %%term_title%%', 'wpseo_noindex' => 'noindex' ) ) ) );
				},
			),
			'Rank Math' => array(
				'rank-math',
				static function ( int $id ): void {
					update_term_meta( $id, 'rank_math_title', 'All %term%' );
					update_term_meta( $id, 'rank_math_robots', array( 'noindex' ) );
				},
			),
			'SEOPress'  => array(
				'seopress',
				static function ( int $id ): void {
					update_term_meta( $id, '_seopress_titles_title', 'All %%_category_title%%' );
					update_term_meta( $id, '_seopress_robots_index', 'yes' );
				},
			),
			'The SEO Framework' => array(
				'seo-framework',
				static function ( int $id ): void {
					update_term_meta( $id, 'autodescription-term-settings', array( 'doctitle' => 'All {title}', 'title_no_blog_name' => 1, 'noindex' => 1 ) );
				},
			),
			'Slim SEO'  => array(
				'slim-seo',
				static function ( int $id ): void {
					update_term_meta( $id, 'slim_seo', array( 'title' => 'All {{ term.name }}', 'noindex' => 1 ) );
				},
			),
		);
	}

	/**
	 * @dataProvider primary_terms
	 */
	public function test_the_primary_category_is_taken_from_and_removed_again( string $slug, callable $store ): void {
		$breads = wp_insert_term( 'Breads', 'category' )['term_id'];
		$rye    = wp_insert_term( 'Rye', 'category' )['term_id'];
		$post   = $this->post( array( 'post_category' => array( $breads, $rye ) ) );
		$store( $post->ID, $rye );
		$other = $this->post( array( 'post_category' => array( $breads ) ) );
		$store( $other->ID, 987654 );
		$this->take( $slug );

		$this->assertSame( array( $rye ), get_post_meta( $post->ID, Meta_Keys::PRIMARY_TERMS, true ) );
		$this->assertSame( array(), get_post_meta( $other->ID, Meta_Keys::PRIMARY_TERMS, true ) );
		$this->take( $slug, Takeover::UNDO );
		$this->assertSame( array(), get_post_meta( $post->ID, Meta_Keys::PRIMARY_TERMS, true ) );
	}

	public static function primary_terms(): array {
		$meta = static function ( string $key ): callable {
			return static function ( int $post_id, int $term_id ) use ( $key ): void {
				update_post_meta( $post_id, $key, (string) $term_id );
			};
		};
		return array(
			'Yoast SEO'         => array( 'yoast', $meta( '_yoast_wpseo_primary_category' ) ),
			'Rank Math'         => array( 'rank-math', $meta( 'rank_math_primary_category' ) ),
			'SEOPress'          => array( 'seopress', $meta( '_seopress_robots_primary_cat' ) ),
			'The SEO Framework' => array( 'seo-framework', $meta( '_primary_term_category' ) ),
			'All in One SEO'    => array(
				'aioseo',
				static function ( int $post_id, int $term_id ): void {
					global $wpdb;
					$wpdb->query( "CREATE TABLE IF NOT EXISTS {$wpdb->prefix}aioseo_posts (id bigint, post_id bigint, title text, primary_term text)" );
					$wpdb->insert( $wpdb->prefix . 'aioseo_posts', array( 'post_id' => $post_id, 'primary_term' => "{\"category\":$term_id,\"gone\":7}" ) );
				},
			),
		);
	}

	public function test_authors_and_the_home_page_get_theirs_too(): void {
		$author = $this->user( 'author' );
		update_user_meta( $author, 'wpseo_title', 'By %%name%%' );
		update_option( 'wpseo_titles', array( 'separator' => 'sc-pipe', 'title-home-wpseo' => 'Tea %%sep%% water', 'title-ptarchive-post' => '' ) );
		$this->take( 'yoast' );

		$this->assertSame( 'By {author}', ( new Subject( Subject::USER, $author ) )->get( Meta_Keys::TITLE ) );
		$this->assertSame( 'Tea | water', ( new Subject( Subject::HOME ) )->get( Meta_Keys::TITLE ) );
	}

	/**
	 * @dataProvider redirects
	 */
	public function test_redirects_are_taken_over_from( string $slug, callable $store ): void {
		$store();
		$this->take( $slug );

		$this->assertSame( array( 'http://example.org/new/', '302' ), array_values( array_intersect_key( (array) Redirects::of( '/old/' ), array( 'target' => 1, 'status' => 1 ) ) ) );
		$this->assertSame( 'http://example.org/green/7', Redirects::of( '/tea/7/' )['target'] ?? null );
	}

	public static function redirects(): array {
		return array(
			'Yoast SEO Premium' => array(
				'yoast',
				static function (): void {
					update_option(
						'wpseo-premium-redirects-base',
						array(
							array( 'origin' => 'old', 'url' => 'new/', 'type' => 302, 'format' => 'plain' ),
							array( 'origin' => 'tea/(\d+)/', 'url' => 'green/$1', 'type' => 301, 'format' => 'regex' ),
						)
					);
				},
			),
			'Rank Math'         => array(
				'rank-math',
				static function (): void {
					global $wpdb;
					$wpdb->query( "CREATE TABLE {$wpdb->prefix}rank_math_redirections (id bigint, sources text, url_to text, header_code int, status text)" );
					foreach ( array( array( 'old', 'exact', 'http://example.org/new/', 302 ), array( '^tea/(\d+)', 'regex', '/green/$1', 301 ) ) as $id => $row ) {
						$wpdb->insert( $wpdb->prefix . 'rank_math_redirections', array( 'id' => $id + 1, 'sources' => serialize( array( array( 'pattern' => $row[0], 'comparison' => $row[1] ) ) ), 'url_to' => $row[2], 'header_code' => $row[3], 'status' => 'active' ) );
					}
				},
			),
			'Slim SEO'          => array(
				'slim-seo',
				static function (): void {
					update_option(
						'ss_redirects',
						array(
							'a' => array( 'type' => 302, 'condition' => 'exact-match', 'from' => 'old', 'to' => '/new/', 'enable' => 1 ),
							'b' => array( 'type' => 301, 'condition' => 'regex', 'from' => 'tea/(\d+)', 'to' => '/green/$1', 'enable' => 1 ),
							'c' => array( 'type' => 301, 'condition' => 'exact-match', 'from' => 'off', 'to' => '/x/', 'enable' => 0 ),
						)
					);
				},
			),
		);
	}

	public function test_a_dry_run_names_every_value_and_writes_nothing(): void {
		$this->log_in( 'administrator' );
		$post = $this->post();
		update_post_meta( $post->ID, 'rank_math_title', '%title% %unheard_of%' );
		update_post_meta( $post->ID, 'rank_math_description', 'Theirs' );
		update_post_meta( $post->ID, Meta_Keys::DESCRIPTION, 'Mine' );
		$rows = $this->rest( 'GET', '/takeover/rank-math', array( 'stage' => 'post' ) )->get_data()['rows'];

		$this->assertSame( array( 'write', 'kept' ), array_column( $rows, 'state' ) );
		$this->assertSame( '{title}', $rows[0]['ours'] );
		$this->assertSame( array( '%unheard_of%' ), $rows[0]['unknown'] );
		$this->assertSame( self::TITLE, $rows[0]['page'] );
		$this->assertFalse( metadata_exists( 'post', $post->ID, Meta_Keys::TITLE ) );
	}

	public function test_a_second_run_changes_nothing_and_undoing_keeps_what_was_edited_since(): void {
		$post = $this->post();
		update_post_meta( $post->ID, 'rank_math_title', 'Theirs' );
		update_post_meta( $post->ID, 'rank_math_description', 'Theirs' );
		update_post_meta( $post->ID, 'rank_math_robots', array( 'noindex', 'nofollow' ) );
		update_post_meta( $post->ID, Meta_Keys::CANONICAL, 'https://example.com/mine/' );
		$this->assertSame( 4, $this->take( 'rank-math' )['values'] );
		$this->assertSame( 0, $this->take( 'rank-math' )['values'] );
		update_post_meta( $post->ID, Meta_Keys::TITLE, 'Edited' );
		$undone = $this->take( 'rank-math', Takeover::UNDO );

		$this->assertSame( 3, $undone['values'] );
		$this->assertSame( 'Edited', get_post_meta( $post->ID, Meta_Keys::TITLE, true ) );
		$this->assertSame( 'https://example.com/mine/', get_post_meta( $post->ID, Meta_Keys::CANONICAL, true ) );
		$this->assertFalse( metadata_exists( 'post', $post->ID, Meta_Keys::DESCRIPTION ) );
		$this->assertFalse( metadata_exists( 'post', $post->ID, Meta_Keys::HIDDEN ) );
		$this->assertFalse( metadata_exists( 'post', $post->ID, Meta_Keys::TAKEN ) );
		$this->assertSame( 'Theirs', get_post_meta( $post->ID, 'rank_math_title', true ) );
		$this->assertNull( Takeover::progress( Sources::of( 'rank-math' ) ) );
	}

	public function test_a_takeover_of_many_posts_resumes_where_it_stopped(): void {
		foreach ( range( 1, Batch::SIZE + 5 ) as $number ) {
			update_post_meta( $this->post( array( 'post_name' => "tea-$number" ) )->ID, '_genesis_description', "Pot $number" );
		}
		$source = Sources::of( 'seo-framework' );
		Takeover::step( $source, Takeover::TAKE );
		$first = Takeover::step( $source, Takeover::TAKE );

		$this->assertSame( array( Batch::SIZE, false ), array( $first['pages'], $first['is_finished'] ) );
		$this->assertSame( $first, Takeover::progress( $source ) );
		$this->assertSame( Batch::SIZE + 5, $this->take( 'seo-framework' )['pages'] );
	}

	/**
	 * Runs all parts and returns the progress.
	 *
	 * @param string $slug      The plugin.
	 * @param string $direction The direction.
	 */
	private function take( string $slug, string $direction = Takeover::TAKE ): array {
		do {
			$progress = Takeover::step( Sources::of( $slug ), $direction );
		} while ( ! $progress['is_finished'] );
		return $progress;
	}

	/** Creates a category and returns its id. */
	private static function category(): int {
		return wp_insert_term( 'Teas', 'category' )['term_id'];
	}

	/** Also removes the tables, which are not part of the transaction. */
	protected function tearDown(): void {
		foreach ( array( 'aioseo_posts', 'rank_math_redirections' ) as $table ) {
			$GLOBALS['wpdb']->query( "DROP TABLE IF EXISTS {$GLOBALS['wpdb']->prefix}$table" );
		}
		parent::tearDown();
	}
}
