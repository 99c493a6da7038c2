<?php
/**
 * Tests for the translations of the scripts.
 *
 * @package Plumbline
 */

namespace Plumbline;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Script_Texts. */
final class Script_Texts_Test extends WordPress_Test_Case {

	/** A language that nobody speaks, so that no built file is overwritten. */
	const FILE = '/languages/plumbline-zxx.json';

	protected function setUp(): void {
		parent::setUp();
		file_put_contents( dirname( __DIR__ ) . self::FILE, '{"of":"all scripts"}' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this test.
	}

	protected function tearDown(): void {
		unlink( dirname( __DIR__ ) . self::FILE ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this test.
		parent::tearDown();
	}

	public function test_all_scripts_read_the_file_of_the_language(): void {
		foreach ( array( 'plumbline-editor', 'plumbline-takeover' ) as $handle ) {
			$this->assertSame( '{"of":"all scripts"}', load_script_translations( dirname( __DIR__ ) . "/languages/plumbline-zxx-$handle.json", $handle, 'plumbline' ) );
		}
	}

	/**
	 * @dataProvider others
	 */
	public function test_other_files_stay( $file, string $domain ): void {
		$this->assertSame( $file, ( new Script_Texts() )->shared_file( $file, 'plumbline-editor', $domain ) );
	}

	public static function others(): array {
		$folder = dirname( __DIR__ ) . '/languages';
		return array(
			'of a different plugin'       => array( "$folder/plumbline-zxx-plumbline-editor.json", 'bakery' ),
			'of a language pack'          => array( '/languages/plugins/plumbline-zxx-0123456789abcdef.json', 'plumbline' ),
			'in a different folder'       => array( '/plugins/bakery/plumbline-zxx-plumbline-editor.json', 'plumbline' ),
			'of a language without texts' => array( "$folder/plumbline-de-plumbline-editor.json", 'plumbline' ),
			'no file'                     => array( false, 'plumbline' ),
		);
	}
}
