<?php
/**
 * Tests for settings of Yoast SEO for the whole site.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Appearance\Page_Kinds;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Tests\Appearance_Test_Case;

/** Tests Yoast_Appearance. */
final class Yoast_Appearance_Test extends Appearance_Test_Case {

	public function test_templates_noindex_owner_and_codes_are_taken_over_and_given_back(): void {
		$logo = $this->picture();
		update_option(
			'wpseo_titles',
			array(
				'separator'              => 'sc-pipe',
				'title-post'             => '%%title%% %%page%% %%sep%% %%sitename%%',
				'metadesc-post'          => '%%excerpt%% %%parent_title%%',
				'title-page'             => '%%title%% %%page%% in %%currentyear%%',
				'noindex-page'           => true,
				'title-tax-category'     => '%%term_title%% Archives %%page%% %%sep%% %%sitename%%',
				'noindex-tax-post_tag'   => '1',
				'disable-post_format'    => true,
				'title-author-wpseo'     => '%%name%%, Author at %%sitename%% %%page%%',
				'disable-author'         => true,
				'title-archive-wpseo'    => '%%date%% %%page%% %%sep%% %%sitename%%',
				'noindex-archive-wpseo'  => true,
				'title-search-wpseo'     => 'You searched for %%searchphrase%% %%page%% %%sep%% %%sitename%%',
				'title-404-wpseo'        => 'Nothing here %%sep%% %%sitename%%',
				'noindex-search-wpseo'   => true,
				'website_name'           => 'Crumb',
				'alternate_website_name' => 'CM',
				'company_or_person'      => 'company',
				'company_name'           => 'Crumb </script> Inc.',
				'company_logo_id'        => $logo,
			)
		);
		update_option( 'wpseo_social', array( 'facebook_site' => 'https://facebook.example/crumb', 'twitter_site' => 'crumb', 'other_social_urls' => array( 'https://social.example/@crumb', 'javascript:alert(1)' ), 'og_default_image_id' => (string) $logo, 'pinterestverify' => 'pin1' ) );
		update_option( 'wpseo', array( 'googleverify' => 'abc_-1', 'msverify' => 'ABC', 'yandexverify' => '', 'baiduverify' => '<script>' ) );

		$this->assertSame(
			array(
				'site'                   => array(
					'site_name'        => 'Crumb',
					'alternative_name' => 'CM',
					'separator'        => '|',
					'owner_name'       => 'Crumb </script> Inc.',
					'logo'             => $logo,
					'profiles'         => array( 'https://facebook.example/crumb', 'https://x.com/crumb', 'https://social.example/@crumb' ),
					'social_image'     => $logo,
					'verify_google'    => 'abc_-1',
					'verify_bing'      => 'ABC',
					'verify_pinterest' => 'pin1',
				),
				'every:post.post'        => array( 'description' => '{intro}' ),
				'every:post.page'        => array( 'title' => '{title} in {currentyear}', 'hidden' => true ),
				'every:term.category'    => array( 'title' => '{title} Archives {separator} {site}' ),
				'every:term.post_tag'    => array( 'hidden' => true ),
				'every:term.post_format' => array( 'hidden' => true ),
				'every:author'           => array( 'title' => '{author}, Author at {site}', 'hidden' => true ),
				'every:date'             => array( 'title' => '{date} {separator} {site}', 'hidden' => true ),
				'every:search'           => array( 'title' => 'You searched for {query} {separator} {site}' ),
				'every:missing'          => array( 'title' => 'Nothing here {separator} {site}' ),
			),
			$this->taken( 'yoast' )
		);
		$this->assertSame( array(), $this->left_after_undo( 'yoast' ) );
	}

	public function test_unknown_variables_are_named_before_anything_is_written(): void {
		update_option( 'wpseo_titles', array( 'metadesc-post' => '%%excerpt%% %%parent_title%% %%cf_color%% %%focuskw%%' ) );
		$rows = Proposal::of( new Yoast_Source(), Page_Kinds::every( Page_Kinds::POST, 'post' ) );

		$this->assertSame( array( '%%parent_title%%', '%%cf_color%%', '%%focuskw%%' ), $rows[0]['unknown'] );
		$this->assertSame( '{intro}', $rows[0]['ours'] );
	}

	public function test_entries_in_plumbline_stay(): void {
		Page_Kinds::every( Page_Kinds::DATE )->set( Meta_Keys::TITLE, 'Mine' );
		update_option( 'wpseo_titles', array( 'title-archive-wpseo' => 'Theirs', 'noindex-archive-wpseo' => true ) );

		$this->assertSame( array( 'title' => 'Mine', 'hidden' => true ), $this->taken( 'yoast' )['every:date'] );
	}

	public function test_a_post_that_is_an_exception_from_a_hidden_type_stays_one(): void {
		$post = $this->post();
		$page = $this->post( array( 'post_type' => 'page' ) );
		foreach ( array( $post, $page ) as $one ) {
			update_post_meta( $one->ID, '_yoast_wpseo_meta-robots-noindex', '2' );
		}
		update_option( 'wpseo_titles', array( 'noindex-page' => true ) );
		$this->taken( 'yoast' );

		$this->assertSame( array( 'index' ), get_post_meta( $page->ID, Meta_Keys::ROBOTS, true ) );
		$this->assertFalse( metadata_exists( 'post', $post->ID, Meta_Keys::ROBOTS ) );
	}

	public function test_a_person_is_a_user(): void {
		$user = $this->user( 'author' );
		wp_update_user( array( 'ID' => $user, 'display_name' => 'Sen' ) );
		update_option( 'wpseo_titles', array( 'company_or_person' => 'person', 'company_or_person_user_id' => $user, 'company_name' => 'Old' ) );

		$this->assertSame( array( 'owner_kind' => 'person', 'owner_name' => 'Sen' ), $this->taken( 'yoast' )['site'] );
	}
}
