<?php
/**
 * Tests for settings of SEOPress for the whole site.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Tests\Appearance_Test_Case;

/** Tests Seopress_Appearance. */
final class Seopress_Appearance_Test extends Appearance_Test_Case {

	public function test_templates_noindex_owner_and_codes_are_taken_over(): void {
		update_option(
			'seopress_titles_option_name',
			array(
				'seopress_titles_sep'                           => '|',
				'seopress_titles_home_site_title_alt'           => 'CM',
				'seopress_titles_single_titles'                 => array(
					'post' => array( 'title' => '%%post_title%% %%sep%% %%sitetitle%%', 'description' => '%%post_excerpt%%' ),
					'page' => array( 'title' => '%%post_title%%', 'noindex' => '1', 'nofollow' => '1' ),
				),
				'seopress_titles_tax_titles'                    => array( 'category' => array( 'title' => '%%_category_title%% %%current_pagination%% %%sep%% %%sitetitle%%', 'description' => '%%_category_description%%' ), 'post_tag' => array( 'noindex' => '1' ) ),
				'seopress_titles_archives_author_title'         => '%%post_author%% %%sep%% %%sitetitle%%',
				'seopress_titles_archives_author_noindex'       => '1',
				'seopress_titles_archives_date_title'           => '%%archive_date%% %%sep%% %%sitetitle%%',
				'seopress_titles_archives_date_disable'         => '1',
				'seopress_titles_archives_search_title'         => '%%search_keywords%% %%sep%% %%sitetitle%%',
				'seopress_titles_archives_search_title_noindex' => '1',
				'seopress_titles_archives_404_title'            => '404 %%sep%% %%sitetitle%%',
				'seopress_titles_paged_noindex'                 => '1',
			)
		);
		update_option( 'seopress_xml_sitemap_option_name', array( 'seopress_xml_sitemap_post_types_list' => array( 'post' => array( 'include' => '1' ) ) ) );
		update_option( 'seopress_social_option_name', array( 'seopress_social_knowledge_type' => 'Organization', 'seopress_social_knowledge_name' => 'Crumb', 'seopress_social_accounts_twitter' => '@crumb', 'seopress_social_accounts_extra' => "https://a.example/\nhttps://b.example/" ) );
		update_option( 'seopress_advanced_option_name', array( 'seopress_advanced_advanced_google' => 'abc', 'seopress_advanced_advanced_yandex' => 'y1' ) );

		$this->assertSame(
			array(
				'site'                => array(
					'alternative_name' => 'CM',
					'separator'        => '|',
					'owner_name'       => 'Crumb',
					'profiles'         => array( 'https://x.com/crumb', 'https://a.example/', 'https://b.example/' ),
					'verify_google'    => 'abc',
					'verify_yandex'    => 'y1',
				),
				'every:post.post'     => array( 'description' => '{intro}' ),
				'every:post.page'     => array( 'title' => '{title}', 'hidden' => true, 'robots' => array( 'nofollow' ), 'unlisted' => true ),
				'every:term.category' => array( 'description' => '{excerpt}' ),
				'every:term.post_tag' => array( 'hidden' => true ),
				'every:author'        => array( 'title' => '{author} {separator} {site}', 'hidden' => true ),
				'every:date'          => array( 'hidden' => true ),
				'every:paged'         => array( 'hidden' => true ),
				'every:search'        => array( 'title' => '{query} {separator} {site}' ),
				'every:missing'       => array( 'title' => '404 {separator} {site}' ),
			),
			$this->taken( 'seopress' )
		);
		$this->assertSame( array(), $this->left_after_undo( 'seopress' ) );
	}

	public function test_noindex_of_the_whole_site_hides_every_kind(): void {
		update_option( 'seopress_titles_option_name', array( 'seopress_titles_noindex' => '1' ) );
		$taken = $this->taken( 'seopress' );

		foreach ( array( 'every:post.post', 'every:term.category', 'every:author', 'every:date' ) as $name ) {
			$this->assertSame( array( 'hidden' => true ), $taken[ $name ] );
		}
		$this->assertArrayNotHasKey( 'every:search', $taken );
	}
}
