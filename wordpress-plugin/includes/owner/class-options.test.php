<?php
/**
 * Tests for the list of options.
 *
 * @package Plumbline
 */

namespace Plumbline\Owner;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Options. */
final class Options_Test extends WordPress_Test_Case {

	/** The names of our options that are stored. */
	private function stored(): array {
		global $wpdb;
		return $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '%plumbline%' ORDER BY option_name" );
	}

	/** Stores every option, and an answer of the server. */
	private function fill(): void {
		foreach ( Options::to_delete( true ) as $name ) {
			// Unlike update_option, it also stores a value that equals the default.
			add_option( $name, array( 'x' ) );
		}
		set_transient( 'plumbline_rankings_1', 'x' );
	}

	/** Runs uninstall.php as WordPress does, once in a process. */
	private function uninstall(): void {
		define( 'WP_UNINSTALL_PLUGIN', 'plumbline/plumbline.php' );
		include dirname( __DIR__, 2 ) . '/uninstall.php';
	}

	/**
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_deleting_the_plugin_with_all_data_leaves_nothing(): void {
		$this->fill();
		update_option( Options::DELETE, true );
		$this->uninstall();

		$this->assertSame( array(), $this->stored() );
	}

	/**
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_deleting_the_plugin_keeps_what_people_decided(): void {
		$this->fill();
		update_option( Options::DELETE, false );
		$this->uninstall();

		$kept = Options::CHOSEN;
		sort( $kept );
		$this->assertSame( $kept, $this->stored() );
	}

	public function test_every_part_of_the_settings_is_registered(): void {
		foreach ( array_keys( Options::CHECKS ) as $name ) {
			$this->assertArrayHasKey( $name, get_registered_settings() );
		}
	}

	public function test_every_registered_option_is_deleted_with_the_plugin(): void {
		$registered = preg_grep( '/plumbline/', array_keys( get_registered_settings() ) );

		$this->assertContains( Options::INDEXING, $registered );
		$this->assertSame( array(), array_values( array_diff( $registered, Options::to_delete( true ) ) ) );
	}

	/** A name that is not in the list would survive the deletion of the plugin. */
	public function test_options_are_stored_only_under_names_of_the_list(): void {
		$names  = array();
		$folder = new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( dirname( __DIR__ ) ) );
		foreach ( $folder as $file ) {
			if ( ! preg_match( '/(?<!\.test)\.php$/', (string) $file ) ) {
				continue;
			}
			preg_match_all( '/\b(?:add|update)_option\(\s*([^,)]+)/', file_get_contents( (string) $file ), $calls ); // phpcs:ignore Generic.PHP.ForbiddenFunctions -- a file of the plugin.
			foreach ( $calls[1] as $name ) {
				$names[] = $this->value_of( $name, (string) $file );
			}
		}
		$this->assertGreaterThan( 5, count( $names ) );
		$this->assertSame( array(), array_values( array_diff( array_unique( $names ), Options::to_delete( true ) ) ) );
	}

	/**
	 * The value of a constant as source names it.
	 *
	 * @param string $name A constant, such as `self::OPTION`.
	 * @param string $file The file.
	 */
	private function value_of( string $name, string $file ): string {
		$class = str_replace( array( 'class-', '.php' ), '', basename( $file ) );
		$class = 'Plumbline\\' . basename( dirname( $file ) ) . '\\' . str_replace( '-', '_', $class );
		$name  = str_replace( array( 'self::', 'Options::' ), array( $class . '::', Options::class . '::' ), trim( $name ) );
		return defined( $name ) ? constant( $name ) : $name;
	}
}
