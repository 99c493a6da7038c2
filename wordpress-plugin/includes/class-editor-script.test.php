<?php
/**
 * Tests for the script of the editor.
 *
 * @package Plumbline
 */

namespace Plumbline;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Editor_Script. */
final class Editor_Script_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider screens
	 */
	public function test_the_sidebar_is_loaded( string $screen, string $post_type, bool $is_loaded ): void {
		$this->log_in( 'administrator' );
		set_current_screen( $screen );
		$GLOBALS['post'] = $this->post( array( 'post_type' => $post_type ) );
		( new Editor_Script() )->enqueue();
		$is_there = wp_script_is( Editor_Script::HANDLE, 'enqueued' );
		wp_dequeue_script( Editor_Script::HANDLE );
		unset( $GLOBALS['post'], $GLOBALS['current_screen'] );

		$this->assertSame( $is_loaded && is_file( dirname( __DIR__ ) . '/build/index.asset.php' ), $is_there );
	}

	public static function screens(): array {
		return array(
			'for a post'                 => array( 'post', 'post', true ),
			'in the site editor'         => array( 'site-editor', 'post', true ),
			'not for synced patterns'    => array( 'post', 'wp_block', false ),
			'not for widgets'            => array( 'widgets', 'post', false ),
		);
	}
}
