<?php
/**
 * Tests for settings of the editor.
 *
 * @package Plumbline
 */

namespace Plumbline;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Editor_Settings. */
final class Editor_Settings_Test extends WordPress_Test_Case {

	public function test_a_value_does_not_end_the_script(): void {
		$script = Editor_Settings::script( array( 'title' => '</script><!--<script> "茶" \\', 'broken' => "\xC3" ) );

		$this->assertStringNotContainsString( '<', $script );
		$this->assertStringContainsString( '\u8336', $script );
	}

	/**
	 * @dataProvider people
	 */
	public function test_what_a_user_may_do( string $role, bool $adds, bool $sets_indexing, bool $has_settings ): void {
		$this->log_in( $role );
		$settings = Editor_Settings::of( $this->post() );

		$this->assertSame( array( $adds, $sets_indexing, $has_settings ), array( $settings['server']['canAdd'], $settings['canIndex'], null !== $settings['server']['settingsUrl'] ) );
	}

	public static function people(): array {
		return array(
			'administrators' => array( 'administrator', true, true, true ),
			'editors'        => array( 'editor', true, true, false ),
			'authors'        => array( 'author', false, false, false ),
		);
	}

	public function test_only_a_published_post_has_a_url(): void {
		$this->assertSame( 'http://example.org/brewing-tea/', Editor_Settings::of( $this->post() )['postAddress'] );
		$this->assertSame( '', Editor_Settings::of( $this->post( array( 'post_status' => 'draft' ) ) )['postAddress'] );
	}
}
