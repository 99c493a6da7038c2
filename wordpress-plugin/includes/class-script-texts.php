<?php
/**
 * Translations of the scripts.
 *
 * @package Plumbline
 */

namespace Plumbline;

defined( 'ABSPATH' ) || exit;

/**
 * Lets all scripts read one file per language: WordPress expects a file per script, and most texts
 * are in several of them.
 */
final class Script_Texts {

	/** Hooks into WordPress. */
	public function register(): void {
		add_filter( 'load_script_translation_file', array( $this, 'shared_file' ), 10, 3 );
	}

	/**
	 * The file of the language in place of the file of the script.
	 *
	 * @param string|false $file   The file that WordPress would read.
	 * @param string       $handle The script.
	 * @param string       $domain The text domain.
	 * @return string|false
	 */
	public function shared_file( $file, $handle, $domain ) {
		$ending = "-$handle.json";
		if ( 'plumbline' !== $domain || ! is_string( $file ) || substr( $file, -strlen( $ending ) ) !== $ending ) {
			return $file;
		}
		$shared = substr( $file, 0, -strlen( $ending ) ) . '.json';
		return dirname( $shared ) === dirname( __DIR__ ) . '/languages' && is_readable( $shared ) ? $shared : $file;
	}
}
