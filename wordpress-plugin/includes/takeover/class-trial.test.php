<?php
/**
 * Tests for the site as it will be without the other SEO plugin.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Head\Head_Output;
use Plumbline\Head\Seo_Plugins;
use Plumbline\Page\Page_Token;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Trial. */
final class Trial_Test extends WordPress_Test_Case {

	public function test_with_a_token_plumbline_writes_the_head_at_the_same_url(): void {
		$this->log_in( 'administrator' );
		$this->other_plugin();
		$head = $this->head_of( '/tea/?cup=2&' . Trial::request()['parameter'] );

		$this->assertNull( Seo_Plugins::owner() );
		$this->assertSame( 1, has_action( 'wp_head', '_wp_render_title_tag' ) );
		$this->assertStringContainsString( '<meta property="og:title"', $head );
		$this->assertStringNotContainsString( 'theirs', $head );
		$this->assertSame( '/tea/?cup=2', $_SERVER['REQUEST_URI'] );
		$this->assertArrayNotHasKey( Trial::PARAMETER, $_GET );
		$this->assertSame( 0, apply_filters( 'determine_current_user', 1 ) );
		$this->assertTrue( apply_filters( 'wp_sitemaps_enabled', false ) );
	}

	public function test_a_site_that_is_hidden_has_no_sitemap(): void {
		$this->log_in( 'administrator' );
		$this->other_plugin();
		update_option( 'blog_public', '0' );
		$this->head_of( '/?' . Trial::request()['parameter'] );

		$this->assertFalse( apply_filters( 'wp_sitemaps_enabled', true ) );
	}

	/**
	 * @dataProvider refused
	 */
	public function test_everybody_else_gets_the_site_as_it_is( callable $parameter ): void {
		$this->log_in( 'administrator' );
		$this->other_plugin();
		$head = $this->head_of( '/?' . $parameter( $this ) );

		$this->assertSame( 'Yoast SEO', Seo_Plugins::owner() );
		$this->assertStringContainsString( 'theirs', $head );
	}

	public static function refused(): array {
		return array(
			'no token'                   => array( static function (): string {
				return 'cup=2';
			},
			),
			'a word'                     => array( static function (): string {
				return Trial::PARAMETER . '=tea';
			},
			),
			'the token of a post'        => array( static function ( self $test ): string {
				return Trial::PARAMETER . '=' . Page_Token::create( $test->post()->ID, get_current_user_id() );
			},
			),
			'somebody who only writes'   => array( static function ( self $test ): string {
				return Trial::PARAMETER . '=' . Page_Token::create( 0, $test->user( 'editor' ) );
			},
			),
		);
	}

	/** A plugin that owns the head as Yoast SEO does. */
	private function other_plugin(): void {
		remove_all_actions( 'wp_head' );
		$file = WP_PLUGIN_DIR . '/wordpress-seo/head.php';
		wp_mkdir_p( dirname( $file ) );
		file_put_contents( $file, '<?php add_action( "wp_head", function () { echo "theirs"; } ); add_filter( "pre_get_document_title", function () { return "theirs"; }, 15 );' );
		require $file;
		add_filter(
			'plumbline_head_owner',
			static function (): string {
				return 'Yoast SEO';
			}
		);
	}

	/**
	 * The head of a page.
	 *
	 * @param string $path Its path.
	 */
	private function head_of( string $path ): string {
		$this->post( array( 'post_name' => 'tea' ) );
		$_SERVER['REQUEST_URI'] = $path;
		parse_str( (string) wp_parse_url( $path, PHP_URL_QUERY ), $_GET );
		( new Trial() )->begin();
		( new Head_Output() )->hook();
		$asked = $_SERVER['REQUEST_URI'];
		$this->go_to( home_url( $asked ) );
		$head = self::printed( 'wp_head' );

		$_SERVER['REQUEST_URI'] = $asked;
		return $head;
	}
}
