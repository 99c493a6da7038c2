<?php
/**
 * Tests for hooks of a different SEO plugin.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Foreign_Hooks. */
final class Foreign_Hooks_Test extends WordPress_Test_Case {

	const CODE = '<?php
class %1$s_Head {
	public function __construct() {
		add_action( "wp_head", array( $this, "print_head" ), 1 );
		add_action( "wp_head", array( __CLASS__, "print_head" ), 2 );
		add_action( "wp_head", __CLASS__ . "::print_head", 3 );
		add_action( "wp_head", $this, 4 );
		add_action( "wp_head", function () { echo "%1$s"; }, 5 );
		add_action( "wp_head", "%1$s_print", 6 );
	}
	public static function print_head() { echo "%1$s"; }
	public function __invoke() { echo "%1$s"; }
}
function %1$s_print() { echo "%1$s"; }
new %1$s_Head();
';

	public function test_all_kinds_of_callbacks_of_the_plugin_go_and_all_others_stay(): void {
		remove_all_actions( 'wp_head' );
		foreach ( array( 'wordpress-seo' => 'theirs', 'a-shop' => 'shops' ) as $folder => $word ) {
			$file = WP_PLUGIN_DIR . "/$folder/plugin.php";
			wp_mkdir_p( dirname( $file ) );
			file_put_contents( $file, sprintf( self::CODE, $word ) );
			require $file;
		}
		add_action( 'wp_head', 'phpversion' );
		add_action( 'wp_head', 'there_is_no_such_function' );
		$before = self::callbacks();
		Foreign_Hooks::remove( 'Yoast SEO' );

		$this->assertSame( array( 14, 8 ), array( $before, self::callbacks() ) );
		remove_action( 'wp_head', 'there_is_no_such_function' );
		$this->assertSame( str_repeat( 'shops', 6 ), self::printed( 'wp_head' ) );
	}

	/** The number of callbacks. */
	private static function callbacks(): int {
		return array_sum( array_map( 'count', $GLOBALS['wp_filter']['wp_head']->callbacks ) );
	}
}
