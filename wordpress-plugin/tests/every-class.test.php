<?php
/**
 * Tests that classes have tests.
 *
 * @package Plumbline
 */

namespace Plumbline\Tests;

use PHPUnit\Framework\TestCase;

/** Compares classes with the tests beside them. */
final class Every_Class_Test extends TestCase {

	/** Classes without decisions, and what they are. */
	const UNTESTED = array(
		'class-built-script.php'       => 'enqueues',
		'meta/class-meta-keys.php'     => 'constants',
		'owner/class-data-choice.php'  => 'definition',
		'owner/class-plugin-links.php' => 'links',
		'owner/class-privacy-text.php' => 'text',
	);

	public function test_every_class_that_decides_something_has_a_test_beside_it(): void {
		$folder   = dirname( __DIR__ ) . '/includes/';
		$files    = array_merge( glob( $folder . '*.php' ), glob( $folder . '*/*.php' ) );
		$untested = array_filter(
			preg_grep( '/\.test\.php$/', $files, PREG_GREP_INVERT ),
			static function ( string $file ): bool {
				return ! file_exists( str_replace( '.php', '.test.php', $file ) );
			}
		);

		$this->assertSame( array_keys( self::UNTESTED ), array_values( str_replace( $folder, '', $untested ) ) );
	}
}
