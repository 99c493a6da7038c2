<?php
/**
 * Tests for settings of Rank Math for the whole site.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Tests\Appearance_Test_Case;

/** Tests Rank_Math_Appearance. */
final class Rank_Math_Appearance_Test extends Appearance_Test_Case {

	public function test_templates_noindex_owner_and_codes_are_taken_over(): void {
		$logo = $this->picture();
		update_option(
			'rank-math-options-titles',
			array(
				'title_separator'            => '&mdash;',
				'pt_post_title'              => '%title% %page% %sep% %sitename%',
				'pt_post_description'        => '%excerpt%',
				'pt_post_custom_robots'      => 'off',
				'pt_post_robots'             => array( 'noindex' ),
				'pt_page_custom_robots'      => 'on',
				'pt_page_robots'             => array( 'noindex', 'nofollow', 'noarchive' ),
				'tax_category_title'         => '%term% %sep% %sitename%',
				'tax_post_tag_custom_robots' => 'on',
				'tax_post_tag_robots'        => array( 'noindex' ),
				'author_archive_title'       => '%name% %sep% %sitename% %page%',
				'author_custom_robots'       => 'on',
				'author_robots'              => array( 'index' ),
				'disable_author_archives'    => 'on',
				'date_archive_title'         => '%date% %page% %sep% %sitename%',
				'date_archive_robots'        => array( 'noindex' ),
				'disable_date_archives'      => 'off',
				'noindex_paginated_pages'    => 'on',
				'search_title'               => '%search_query% %page% %sep% %sitename%',
				'404_title'                  => 'Page Not Found %sep% %sitename%',
				'website_alternate_name'     => 'CM',
				'knowledgegraph_type'        => 'person',
				'knowledgegraph_name'        => 'Sen',
				'knowledgegraph_logo_id'     => $logo,
				'social_url_facebook'        => 'https://facebook.example/sen',
				'twitter_author_names'       => 'sen',
				'social_additional_profiles' => "https://a.example/\r\nno address\nhttps://b.example/",
				'open_graph_image_id'        => $logo,
			)
		);
		update_option( 'rank-math-options-sitemap', array( 'tax_category_sitemap' => 'off', 'pt_post_sitemap' => 'on' ) );
		update_option( 'rank-math-options-general', array( 'google_verify' => 'abc', 'baidu_verify' => 'code-1' ) );

		$this->assertSame(
			array(
				'site'                => array(
					'alternative_name' => 'CM',
					'separator'        => '—',
					'owner_kind'       => 'person',
					'owner_name'       => 'Sen',
					'logo'             => $logo,
					'profiles'         => array( 'https://facebook.example/sen', 'https://x.com/sen', 'https://a.example/', 'https://b.example/' ),
					'social_image'     => $logo,
					'verify_google'    => 'abc',
					'verify_baidu'     => 'code-1',
				),
				'every:post.post'     => array( 'description' => '{intro}' ),
				'every:post.page'     => array( 'hidden' => true, 'robots' => array( 'nofollow' ) ),
				'every:term.category' => array( 'unlisted' => true ),
				'every:term.post_tag' => array( 'hidden' => true ),
				'every:author'        => array( 'title' => '{author} {separator} {site}', 'hidden' => true ),
				'every:date'          => array( 'title' => '{date} {separator} {site}', 'hidden' => true ),
				'every:paged'         => array( 'hidden' => true ),
				'every:search'        => array( 'title' => '{query} {separator} {site}' ),
				'every:missing'       => array( 'title' => 'Page Not Found {separator} {site}' ),
			),
			$this->taken( 'rank-math' )
		);
		$this->assertSame( array(), $this->left_after_undo( 'rank-math' ) );
	}

	public function test_noindex_of_the_site_holds_where_a_kind_has_no_robots_of_its_own(): void {
		update_option( 'rank-math-options-titles', array( 'robots_global' => array( 'noindex' ), 'pt_page_custom_robots' => 'on', 'pt_page_robots' => array( 'index' ) ) );
		$taken = $this->taken( 'rank-math' );

		$this->assertSame( array( 'hidden' => true ), $taken['every:post.post'] );
		$this->assertSame( array( 'hidden' => true ), $taken['every:date'] );
		$this->assertArrayNotHasKey( 'every:post.page', $taken );
		$this->assertArrayNotHasKey( 'every:search', $taken );
	}
}
