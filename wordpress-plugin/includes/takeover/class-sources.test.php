<?php
/**
 * Tests for the plugins that have stored something.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Sources. */
final class Sources_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider names
	 */
	public function test_a_plugin_is_found_by_its_name( string $name, ?string $slug ): void {
		$source = Sources::of( $name );

		$this->assertSame( $slug, $source ? $source->slug() : null );
	}

	public static function names(): array {
		return array(
			'short'     => array( 'rank-math', 'rank-math' ),
			'full'      => array( 'All in One SEO', 'aioseo' ),
			'lowercase' => array( 'all in one seo', null ),
			'unknown'   => array( 'else', null ),
			'empty'     => array( '', null ),
		);
	}

	public function test_every_plugin_has_the_name_under_which_it_is_detected(): void {
		$names = array_map(
			static function ( Source $source ): string {
				return $source->name();
			},
			Sources::all()
		);

		$this->assertEqualsCanonicalizing( array_values( \Plumbline\Head\Seo_Plugins::CONSTANTS ), $names );
	}

	public function test_a_plugin_with_redirects_alone_is_present(): void {
		$this->assertSame( array(), Sources::present() );
		update_option( 'ss_redirects', array( array( 'from' => 'a', 'to' => 'b', 'enable' => 1 ) ) );

		$this->assertEquals( array( new Slim_Seo_Source() ), Sources::present() );
	}
}
