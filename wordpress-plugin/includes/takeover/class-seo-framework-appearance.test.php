<?php
/**
 * Tests for settings of The SEO Framework for the whole site.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Tests\Appearance_Test_Case;

/** Tests Seo_Framework_Appearance. */
final class Seo_Framework_Appearance_Test extends Appearance_Test_Case {

	public function test_switches_become_templates_and_noindex_owner_and_codes_are_taken_over(): void {
		update_option(
			'autodescription-site-settings',
			array(
				'site_title'           => 'Crumb',
				'title_separator'      => 'pipe',
				'title_location'       => 'left',
				'auto_description'     => 1,
				'noindex_post_types'   => array( 'page' => 1, 'attachment' => 1 ),
				'noindex_taxonomies'   => array( 'post_tag' => 1, 'category' => 0 ),
				'nofollow_taxonomies'  => array( 'category' => 1 ),
				'author_noindex'       => 1,
				'date_noindex'         => 1,
				'search_noindex'       => 1,
				'paged_noindex'        => 1,
				'knowledge_type'       => 'person',
				'knowledge_name'       => 'Sen',
				'knowledge_facebook'   => 'https://facebook.example/sen',
				'google_verification'  => 'abc',
				'pint_verification'    => 'p1',
			)
		);
		$title = '{site} {separator} {title}';

		$this->assertSame(
			array(
				'site'                   => array(
					'site_name'        => 'Crumb',
					'separator'        => '|',
					'owner_kind'       => 'person',
					'owner_name'       => 'Sen',
					'profiles'         => array( 'https://facebook.example/sen' ),
					'verify_google'    => 'abc',
					'verify_pinterest' => 'p1',
				),
				'every:post.post'        => array( 'title' => $title, 'description' => '{intro}' ),
				'every:post.page'        => array( 'title' => $title, 'description' => '{intro}', 'hidden' => true ),
				'every:term.category'    => array( 'title' => '{site} {separator} Category: {title}', 'robots' => array( 'nofollow' ) ),
				'every:term.post_tag'    => array( 'title' => '{site} {separator} Tag: {title}', 'hidden' => true ),
				'every:term.post_format' => array( 'title' => '{site} {separator} Format: {title}' ),
				'every:author'           => array( 'title' => $title, 'hidden' => true ),
				'every:date'             => array( 'title' => $title, 'hidden' => true ),
				'every:paged'            => array( 'hidden' => true ),
				'every:search'           => array( 'title' => $title ),
				'every:missing'          => array( 'title' => $title ),
			),
			$this->taken( 'seo-framework' )
		);
		$this->assertSame( array(), $this->left_after_undo( 'seo-framework' ) );
	}

	public function test_a_site_without_its_settings_gets_nothing(): void {
		$this->assertSame( array(), $this->taken( 'seo-framework' ) );
	}
}
