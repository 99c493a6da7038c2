<?php
/**
 * Tests for what visitors get in place of a page.
 *
 * @package Plumbline
 */

namespace Plumbline\Page;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Other_Page on the examples that `other-page.ts` is tested on. */
final class Other_Page_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider examples
	 */
	public function test_says_what_visitors_get( int $status, string $target, string $html, string $says ): void {
		$this->assertStringStartsWith( "$says It was not audited", Other_Page::text( $status, $target, $html ) );
	}

	public static function examples(): array {
		$examples = wp_json_file_decode( dirname( __DIR__, 2 ) . '/tests/other-pages.json', array( 'associative' => true ) );
		return array_map(
			static function ( array $example ): array {
				return array( $example['status'], $example['target'], $example['html'], $example['says'] );
			},
			array_column( $examples, null, 'what' )
		);
	}
}
