<?php
/**
 * A script of the build folder.
 *
 * @package Plumbline
 */

namespace Plumbline;

defined( 'ABSPATH' ) || exit;

/** Enqueues one of our scripts with its settings, texts and styles. */
final class Built_Script {

	/** The engine, which several scripts share. */
	const ENGINE = 'plumbline-engine';

	/**
	 * Enqueues it.
	 *
	 * @param string $handle   Name of the script in WordPress.
	 * @param string $file     Name of its files, without extension.
	 * @param array  $settings What the script has to know.
	 */
	public static function enqueue( string $handle, string $file, array $settings ): void {
		$folder = dirname( __DIR__ );
		// The source code alone has no build folder.
		if ( ! is_file( "$folder/build/$file.asset.php" ) ) {
			return;
		}
		$asset  = require "$folder/build/$file.asset.php";
		$engine = require "$folder/build/engine.asset.php";
		$url    = Editor_Settings::build_url();
		$footer = array( 'in_footer' => true );
		wp_register_script( self::ENGINE, "{$url}engine.js", $engine['dependencies'], $engine['version'], $footer );
		wp_enqueue_script( $handle, "$url$file.js", array_merge( $asset['dependencies'], array( self::ENGINE ) ), $asset['version'], $footer );
		wp_set_script_translations( $handle, 'plumbline', "$folder/languages" );
		wp_add_inline_script( $handle, Editor_Settings::script( $settings ), 'before' );
		wp_enqueue_style( $handle, "$url$file.css", array( 'wp-components' ), $asset['version'] );
	}
}
