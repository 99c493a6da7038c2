<?php
/**
 * Tests for other SEO plugins.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Seo_Plugins. */
final class Seo_Plugins_Test extends WordPress_Test_Case {

	public function test_nobody_owns_the_head_by_default(): void {
		$this->assertNull( Seo_Plugins::owner() );
		add_filter( 'plumbline_head_owner', '__return_empty_string' );
		$this->assertNull( Seo_Plugins::owner() );
	}

	/**
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_an_active_seo_plugin_owns_the_head(): void {
		define( 'RANK_MATH_VERSION', '1.0' );
		$this->assertSame( 'Rank Math', Seo_Plugins::owner() );
		add_filter( 'plumbline_head_owner', '__return_null' );
		$this->assertNull( Seo_Plugins::owner() );
	}

	/**
	 * @dataProvider filtered
	 */
	public function test_a_filter_names_the_owner( $value, ?string $owner ): void {
		add_filter(
			'plumbline_head_owner',
			static function () use ( $value ) {
				return $value;
			}
		);

		$this->assertSame( $owner, Seo_Plugins::owner() );
	}

	public static function filtered(): array {
		return array(
			'by its name'          => array( 'A theme', 'A theme' ),
			'not by an empty text' => array( '', null ),
			'not by a switch'      => array( true, null ),
			'not by a list'        => array( array( 'Yoast SEO' ), null ),
		);
	}

	public function test_add_ons_of_an_active_plugin_are_its_parts_and_come_first(): void {
		update_option( 'active_plugins', array( 'hello.php', 'plumbline/plumbline.php', 'wordpress-seo/wp-seo.php', 'wordpress-seo-premium/wp-seo-premium.php', 'wpseo-news/wpseo-news.php' ) );

		$this->assertSame( array( 'wpseo-news/wpseo-news.php', 'wordpress-seo/wp-seo.php', 'wordpress-seo-premium/wp-seo-premium.php' ), Seo_Plugins::active_files( 'Yoast SEO' ) );
		$this->assertSame( array(), Seo_Plugins::active_files( 'Rank Math' ) );
		$this->assertSame( array(), Seo_Plugins::active_files( 'A theme' ) );
	}

	/**
	 * @dataProvider strangers
	 */
	public function test_plugins_with_a_similar_name_are_not_parts( string $name, string $file ): void {
		$this->assertFalse( Seo_Plugins::is_part( $name, $file ) );
	}

	public static function strangers(): array {
		return array(
			'a longer name'      => array( 'Yoast SEO', 'wordpress-seo-audit/audit.php' ),
			'a different plugin' => array( 'Slim SEO', 'slim-seo-link-manager/manager.php' ),
			'a file'             => array( 'Slim SEO', 'slim-seo.php' ),
			'a folder inside'    => array( 'Rank Math', 'shop/seo-by-rank-math/rank-math.php' ),
		);
	}
}
