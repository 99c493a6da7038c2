<?php
/**
 * Tests for settings of All in One SEO for the whole site.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Tests\Appearance_Test_Case;

/** Tests Aioseo_Appearance. */
final class Aioseo_Appearance_Test extends Appearance_Test_Case {

	public function test_templates_noindex_owner_and_codes_are_taken_over(): void {
		update_option(
			'aioseo_options',
			wp_json_encode(
				array(
					'searchAppearance' => array(
						'global'   => array( 'separator' => '&raquo;', 'schema' => array( 'siteRepresents' => 'organization', 'organizationName' => 'Crumb', 'websiteName' => '#site_title', 'websiteAlternateName' => 'CM' ) ),
						'advanced' => array( 'globalRobotsMeta' => array( 'default' => false, 'noindex' => false, 'noindexPaginated' => true ) ),
						'archives' => array(
							'author' => array( 'show' => true, 'title' => '#author_name #separator_sa #site_title', 'metaDescription' => '#author_bio', 'advanced' => array( 'robotsMeta' => array( 'default' => true, 'noindex' => true ) ) ),
							'date'   => array( 'show' => true, 'title' => '#archive_date #separator_sa #site_title', 'advanced' => array( 'robotsMeta' => array( 'default' => false, 'noindex' => true, 'nofollow' => true ) ) ),
							'search' => array( 'show' => false, 'title' => '#search_term #separator_sa #site_title' ),
						),
					),
					'sitemap'          => array( 'general' => array( 'postTypes' => array( 'all' => false, 'included' => array( 'post' ) ), 'taxonomies' => array( 'all' => true, 'included' => array() ) ) ),
					'social'           => array( 'profiles' => array( 'urls' => array( 'facebookPageUrl' => 'https://facebook.example/crumb', 'twitterUrl' => '' ), 'additionalUrls' => 'https://a.example/' ) ),
					'webmasterTools'   => array( 'google' => 'abc', 'pinterest' => 'p1' ),
				)
			)
		);
		update_option(
			'aioseo_options_dynamic',
			wp_json_encode(
				array(
					'searchAppearance' => array(
						'postTypes'  => array(
							'post' => array( 'show' => true, 'title' => '#post_title #separator_sa #site_title', 'metaDescription' => '#post_excerpt #permalink' ),
							'page' => array( 'show' => false, 'title' => '#post_title #teatime', 'metaDescription' => '#post_content' ),
						),
						'taxonomies' => array( 'category' => array( 'show' => true, 'title' => '#taxonomy_title #separator_sa #site_title', 'metaDescription' => '#taxonomy_description' ) ),
					),
				)
			)
		);

		$this->assertSame(
			array(
				'site'                => array(
					'alternative_name' => 'CM',
					'separator'        => '»',
					'owner_name'       => 'Crumb',
					'profiles'         => array( 'https://facebook.example/crumb', 'https://a.example/' ),
					'verify_google'    => 'abc',
					'verify_pinterest' => 'p1',
				),
				'every:post.post'     => array( 'description' => '{intro}' ),
				'every:post.page'     => array( 'title' => '{title} #teatime', 'description' => '{intro}', 'hidden' => true, 'unlisted' => true ),
				'every:term.category' => array( 'description' => '{excerpt}' ),
				'every:author'        => array( 'title' => '{author} {separator} {site}', 'description' => '{excerpt}' ),
				'every:date'          => array( 'hidden' => true, 'robots' => array( 'nofollow' ) ),
				'every:paged'         => array( 'hidden' => true ),
				'every:search'        => array( 'title' => '{query} {separator} {site}' ),
			),
			$this->taken( 'aioseo' )
		);
		$this->assertSame( array(), $this->left_after_undo( 'aioseo' ) );
	}

	public function test_noindex_of_the_site_holds_for_kinds_that_follow_the_default(): void {
		update_option( 'aioseo_options', wp_json_encode( array( 'searchAppearance' => array( 'advanced' => array( 'globalRobotsMeta' => array( 'default' => false, 'noindex' => true ) ) ) ) ) );
		update_option( 'aioseo_options_dynamic', wp_json_encode( array( 'searchAppearance' => array( 'postTypes' => array( 'page' => array( 'show' => true, 'advanced' => array( 'robotsMeta' => array( 'default' => false, 'noindex' => false ) ) ) ) ) ) ) );
		$taken = $this->taken( 'aioseo' );

		$this->assertSame( array( 'hidden' => true ), $taken['every:post.post'] );
		$this->assertArrayNotHasKey( 'every:post.page', $taken );
	}
}
