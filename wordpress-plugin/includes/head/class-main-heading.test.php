<?php
/**
 * Tests for the main heading of a theme.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Main_Heading. */
final class Main_Heading_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider templates
	 */
	public function test_a_template_says_whether_the_title_is_the_main_heading( string $template, bool $is_title ): void {
		add_filter(
			'get_block_templates',
			static function ( array $templates ) use ( $template ): array {
				foreach ( $templates as $one ) {
					$one->content = 'single' === $one->slug ? $template : $one->content;
				}
				return $templates;
			}
		);

		$this->assertSame( $is_title, Main_Heading::is_title_of( $this->post() ) );
	}

	public static function templates(): array {
		return array(
			'heading 1'               => array( '<!-- wp:group --><!-- wp:post-title {"level":1} /--><!-- /wp:group -->', true ),
			'heading 2'               => array( '<!-- wp:post-title /-->', false ),
			'no title'                => array( '<!-- wp:post-content /-->', false ),
			'only titles of others'   => array( '<!-- wp:query {"query":{"inherit":false}} --><!-- wp:post-title {"level":1} /--><!-- /wp:query -->', false ),
			'the loop of the page'    => array( '<!-- wp:query {"query":{"inherit":true}} --><!-- wp:post-title {"level":1} /--><!-- /wp:query -->', true ),
			'a template part in turn' => array( '<!-- wp:template-part {"slug":"header"} /--><!-- wp:post-title {"level":1} /-->', true ),
		);
	}

	public function test_templates_that_include_each_other_end(): void {
		add_filter(
			'get_block_templates',
			static function ( array $templates ): array {
				foreach ( $templates as $one ) {
					$one->content = '<!-- wp:pattern {"slug":"tea/again"} /-->';
				}
				return $templates;
			}
		);
		register_block_pattern( 'tea/again', array( 'title' => 'Again', 'content' => '<!-- wp:pattern {"slug":"tea/again"} /-->' ) );
		$is_title = Main_Heading::is_title_of( $this->post() );
		unregister_block_pattern( 'tea/again' );

		$this->assertFalse( $is_title );
	}

	public function test_a_filter_overrides_the_templates(): void {
		$post = $this->post();
		add_filter( 'plumbline_title_is_main_heading', Main_Heading::is_title_of( $post ) ? '__return_false' : '__return_true' );
		$changed = Main_Heading::is_title_of( $post );
		remove_all_filters( 'plumbline_title_is_main_heading' );

		$this->assertNotSame( $changed, Main_Heading::is_title_of( $post ) );
	}
}
