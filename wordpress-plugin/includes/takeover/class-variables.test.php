<?php
/**
 * Tests for variables of other plugins.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Meta\Subject;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Variables. */
final class Variables_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider known
	 */
	public function test_a_variable_that_we_have_too_is_kept( string $slug, string $theirs, string $ours ): void {
		$this->assertSame( array( 'text' => $ours, 'unknown' => array() ), $this->converted( $slug, $theirs ) );
	}

	public static function known(): array {
		return array(
			'the names of the site'          => array( 'aioseo', '#blog_title: #site_description', '{site}: {tagline}' ),
			'a name in capitals'             => array( 'aioseo', '#Post_Title', '{title}' ),
			'a name before more text'        => array( 'aioseo', '#post_title-2026, #post_title’s', '{title}-2026, {title}’s' ),
			'the terms of a post'            => array( 'aioseo', '#taxonomy_title, #tax_name-category, #tax_name-post_tag', '{category}, {category}, {tag}' ),
			'a custom field'                 => array( 'aioseo', 'In #custom_field-color', 'In green' ),
			'a custom field of Yoast SEO'    => array( 'yoast', '%%cf_größe in cm%% cm', '21 cm' ),
			'a custom field of SEOPress'     => array( 'seopress', '%%_cf_größe in cm%% cm', '21 cm' ),
			'a custom field of Rank Math'    => array( 'rank-math', '%customfield(größe in cm)% cm', '21 cm' ),
			'no space in the braces'         => array( 'slim-seo', '{{post.title}}', '{title}' ),
		);
	}

	/**
	 * @dataProvider unknown
	 */
	public function test_a_variable_that_only_the_other_plugin_has_is_left_out_and_named( string $slug, string $variable ): void {
		$this->assertSame(
			array( 'text' => 'Deal #1 of 20% off', 'unknown' => array( $variable ) ),
			$this->converted( $slug, "Deal #1 of 20% off $variable" )
		);
	}

	public static function unknown(): array {
		$rows = array(
			array( 'aioseo', '#permalink' ),
			array( 'aioseo', '#featured_image' ),
			array( 'aioseo', '#post_month' ),
			array( 'aioseo', '#author_first_name' ),
			array( 'aioseo', '#author_link_alt' ),
			array( 'aioseo', '#tax_name-genre' ),
			array( 'aioseo', '#custom_field' ),
			array( 'yoast', '%%ct_art der küche%%' ),
			array( 'yoast', '%%term404%%' ),
			array( 'seopress', '%%_ct_art der küche%%' ),
			array( 'rank-math', '%wc_price2%' ),
			array( 'rank-math', '%my-variable%' ),
			array( 'rank-math', '%count(varname)%' ),
			array( 'slim-seo', '{{ post.custom_field.the-size }}' ),
			array( 'slim-seo', '{{ post.tax.küche }}' ),
		);
		return array_combine( array_column( $rows, 1 ), $rows );
	}

	/**
	 * @dataProvider texts
	 */
	public function test_text_that_only_looks_like_a_variable_stays( string $slug, string $text ): void {
		$this->assertSame( array( 'text' => $text, 'unknown' => array() ), $this->converted( $slug, $text ) );
	}

	public static function texts(): array {
		return array(
			'a number'                      => array( 'aioseo', 'The #1 of 3' ),
			'a hashtag'                     => array( 'aioseo', '#teatime and #made_in_japan' ),
			'a longer word than the tag’s'  => array( 'aioseo', '#permalinks #category2 #post_title_old' ),
			'percentages for Yoast SEO'     => array( 'yoast', '100% rye, 50% off, 20%% more, 10%% less' ),
			'percentages for SEOPress'      => array( 'seopress', '100% rye, 50% off, 20%% more, 10%% less' ),
			'percentages for Rank Math'     => array( 'rank-math', '100% rye and 50% off, 5%-10% less' ),
			'braces for Slim SEO'           => array( 'slim-seo', 'f(x) = {x} or {{ two words }}' ),
			'any word for a plugin without' => array( 'seo-framework', '#permalink %%title%% {{ post.title }}' ),
		);
	}

	public function test_a_term_has_its_own_name_where_a_post_has_that_of_its_category(): void {
		$term = new Subject( Subject::TERM, (int) get_option( 'default_category' ) );

		$this->assertSame( 'All {title}', Variables::convert( Sources::of( 'aioseo' ), 'All #taxonomy_title', $term )['text'] );
	}

	/**
	 * The text of a post with its variables replaced.
	 *
	 * @param string $slug Short name of the plugin.
	 * @param string $text The text.
	 */
	private function converted( string $slug, string $text ): array {
		$post = $this->post();
		update_post_meta( $post->ID, 'color', 'green' );
		update_post_meta( $post->ID, 'größe in cm', '21' );
		return Variables::convert( Sources::of( $slug ), $text, new Subject( Subject::POST, $post->ID ) );
	}
}
