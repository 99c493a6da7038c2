<?php
/**
 * Hooks of a different SEO plugin.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Closure;
use Plumbline\Head\Seo_Plugins;
use ReflectionClass;
use ReflectionException;
use ReflectionFunction;

defined( 'ABSPATH' ) || exit;

/** Finds the callbacks whose code is in the plugin's folder. */
final class Foreign_Hooks {

	/**
	 * Removes every callback of a plugin, for this request.
	 *
	 * @param string $name A name of Seo_Plugins.
	 */
	public static function remove( string $name ): void {
		foreach ( $GLOBALS['wp_filter'] as $hook => $callbacks ) {
			foreach ( $callbacks->callbacks as $priority => $those ) {
				foreach ( $those as $one ) {
					if ( Seo_Plugins::is_part( $name, plugin_basename( self::file_of( $one['function'] ) ) ) ) {
						remove_filter( (string) $hook, $one['function'], $priority );
					}
				}
			}
		}
	}

	/**
	 * The file with the code of a callback; empty for functions of PHP itself.
	 *
	 * @param mixed $callback The callback.
	 */
	private static function file_of( $callback ): string {
		try {
			$code = self::reflection( $callback );
		} catch ( ReflectionException $e ) {
			return '';
		}
		return (string) $code->getFileName();
	}

	/**
	 * The class or function of a callback.
	 *
	 * @param mixed $callback The callback.
	 * @return ReflectionClass|ReflectionFunction
	 * @throws ReflectionException If there is no such code.
	 */
	private static function reflection( $callback ) {
		if ( $callback instanceof Closure ) {
			return new ReflectionFunction( $callback );
		}
		$owner = is_array( $callback ) ? $callback[0] : $callback;
		if ( is_string( $owner ) && ! is_array( $callback ) ) {
			$parts = explode( '::', $owner );
			return isset( $parts[1] ) ? new ReflectionClass( $parts[0] ) : new ReflectionFunction( $owner );
		}
		return new ReflectionClass( $owner );
	}
}
