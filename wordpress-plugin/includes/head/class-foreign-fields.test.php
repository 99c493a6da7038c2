<?php
/**
 * Tests for post data of other SEO plugins.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Foreign_Fields. */
final class Foreign_Fields_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider plugins
	 */
	public function test_reads_the_fields_of( string $owner, array $meta, array $fields ): void {
		$post = $this->post();
		foreach ( $meta as $key => $value ) {
			update_post_meta( $post->ID, $key, $value );
		}

		$this->assertSame( array_combine( array( 'title', 'description', 'canonical', 'keywords' ), $fields ), Foreign_Fields::of( $owner, $post->ID ) );
	}

	public static function plugins(): array {
		return array(
			'Yoast SEO'         => array(
				'Yoast SEO',
				array(
					'_yoast_wpseo_title'     => ' Tea ',
					'_yoast_wpseo_metadesc'  => 'A pot.',
					'_yoast_wpseo_canonical' => 'https://example.com/',
					'_yoast_wpseo_focuskw'   => 'tea, green',
				),
				array( 'Tea', 'A pot.', 'https://example.com/', array( 'tea, green' ) ),
			),
			'Rank Math'         => array(
				'Rank Math',
				array(
					'rank_math_title'         => 'Tea',
					'rank_math_focus_keyword' => 'tea, green tea,',
				),
				array( 'Tea', null, null, array( 'tea', 'green tea' ) ),
			),
			'SEOPress'          => array( 'SEOPress', array( '_seopress_titles_desc' => 'A pot.' ), array( null, 'A pot.', null, array() ) ),
			'The SEO Framework' => array( 'The SEO Framework', array( '_genesis_title' => 'Tea' ), array( 'Tea {separator} {site}', null, null, array() ) ),
			'Slim SEO'          => array( 'Slim SEO', array( 'slim_seo' => array( 'title' => 'Tea' ) ), array( 'Tea', null, null, array() ) ),
			'an unknown plugin' => array( 'Else', array( '_yoast_wpseo_title' => 'Tea' ), array( null, null, null, array() ) ),
		);
	}

	/**
	 * @dataProvider texts
	 */
	public function test_the_title_of_a_text_with_variables( string $text, ?string $title ): void {
		$post = $this->post();
		update_option( 'wpseo_titles', array( 'separator' => 'sc-pipe' ) );
		update_post_meta( $post->ID, '_yoast_wpseo_title', $text );

		$this->assertSame( $title, Foreign_Fields::of( 'Yoast SEO', $post->ID )['title'] );
	}

	public static function texts(): array {
		return array(
			'has our variables'                      => array( '%%title%% – Tea', '{title} – Tea' ),
			'has the separator of the plugin'        => array( '%%title%% %%sep%% %%sitename%%', '{title} | {site}' ),
			'is unknown if only the plugin knows it' => array( '%%title%% %%parent_title%%', null ),
			'is unknown if it needs a made excerpt'  => array( '%%excerpt%%', null ),
		);
	}

	public function test_the_usual_description_of_the_post_type_counts_where_the_post_has_none(): void {
		$post = $this->post( array( 'post_excerpt' => 'A pot.' ) );
		update_option( 'wpseo_titles', array( 'metadesc-post' => 'About %%title%%: %%excerpt%%' ) );

		$this->assertSame( 'About {title}: {excerpt}', Foreign_Fields::of( 'Yoast SEO', $post->ID )['description'] );
	}

	public function test_the_keyphrase_of_the_plugin_that_owns_the_head_counts(): void {
		$post = $this->post();
		update_post_meta( $post->ID, Meta_Keys::KEYWORDS, array( array( 'keyword' => 'own', 'synonyms' => array() ) ) );
		update_post_meta( $post->ID, 'rank_math_focus_keyword', 'tea' );
		$this->assertSame( array( 'own' ), array_column( Foreign_Fields::keywords_that_count( $post->ID ), 'keyword' ) );
		add_filter(
			'plumbline_head_owner',
			static function (): string {
				return 'Rank Math';
			}
		);

		$this->assertSame( array( 'tea' ), array_column( Foreign_Fields::keywords_that_count( $post->ID ), 'keyword' ) );
		delete_post_meta( $post->ID, 'rank_math_focus_keyword' );
		$this->assertSame( array( 'own' ), array_column( Foreign_Fields::keywords_that_count( $post->ID ), 'keyword' ) );
	}

	public function test_a_percentage_is_not_a_variable(): void {
		$post = $this->post();
		update_post_meta( $post->ID, '_yoast_wpseo_title', 'Tea, 20 % off' );

		$this->assertSame( 'Tea, 20 % off', Foreign_Fields::of( 'Yoast SEO', $post->ID )['title'] );
	}

	public function test_all_in_one_seo_has_a_table_of_its_own(): void {
		global $wpdb;
		$this->assertNull( Foreign_Fields::of( 'All in One SEO', 1 )['title'] );
		$wpdb->query( "CREATE TABLE {$wpdb->prefix}aioseo_posts (post_id bigint, title text, description text, canonical_url text, keyphrases text)" );
		$wpdb->insert(
			$wpdb->prefix . 'aioseo_posts',
			array(
				'post_id'    => 1,
				'title'      => 'Tea',
				'keyphrases' => '{"focus":{"keyphrase":"tea"},"additional":[{"keyphrase":"green tea"}]}',
			)
		);

		$this->assertSame(
			array(
				'title'       => 'Tea',
				'description' => null,
				'canonical'   => null,
				'keywords'    => array( 'tea', 'green tea' ),
			),
			Foreign_Fields::of( 'All in One SEO', 1 )
		);
	}
}
