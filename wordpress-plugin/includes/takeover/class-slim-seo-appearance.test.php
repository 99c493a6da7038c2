<?php
/**
 * Tests for settings of Slim SEO for the whole site.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Tests\Appearance_Test_Case;

/** Tests Slim_Seo_Appearance. */
final class Slim_Seo_Appearance_Test extends Appearance_Test_Case {

	public function test_templates_noindex_picture_and_codes_are_taken_over(): void {
		update_option(
			'slim_seo',
			array(
				'post'        => array( 'title' => '{{ post.title }} {{ page }} {{ sep }} {{ site.title }}' ),
				'page'        => array( 'title' => '{{ post.title }}', 'description' => '{{ post.excerpt }} {{ user.unheard }}', 'noindex' => 1 ),
				'category'    => array( 'title' => '{{ term.name }} | {{ site.title }}', 'noindex' => 0 ),
				'author'      => array( 'title' => 'By {{ author.display_name }}', 'noindex' => 1 ),
				'header_code' => "<script>a()</script><meta content='abc' name='google-site-verification'><META name=\"msvalidate.01\" content=\"B1\" />",
			)
		);

		$this->assertSame(
			array(
				'site'                => array( 'verify_google' => 'abc', 'verify_bing' => 'B1' ),
				'every:post.post'     => array( 'description' => '{intro}' ),
				'every:post.page'     => array( 'title' => '{title}', 'description' => '{intro}', 'hidden' => true ),
				'every:term.category' => array( 'title' => '{title} | {site}' ),
				'every:author'        => array( 'title' => 'By {author}', 'hidden' => true ),
			),
			$this->taken( 'slim-seo' )
		);
		$this->assertSame( array(), $this->left_after_undo( 'slim-seo' ) );
	}
}
