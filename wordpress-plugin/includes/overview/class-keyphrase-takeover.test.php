<?php
/**
 * Tests for keyphrases of a different plugin.
 *
 * @package Plumbline
 */

namespace Plumbline\Overview;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Keyphrase_Takeover. */
final class Keyphrase_Takeover_Test extends WordPress_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		add_filter(
			'plumbline_head_owner',
			static function (): string {
				return 'Rank Math';
			}
		);
	}

	public function test_keyphrases_are_copied_to_posts_without_any(): void {
		$this->log_in( 'editor' );
		$new    = $this->post_with( 'tea, C:\\tea' );
		$filled = $this->post_with( 'water' );
		$own    = array(
			array(
				'keyword'  => 'own',
				'synonyms' => array(),
			),
		);
		update_post_meta( $filled, Meta_Keys::KEYWORDS, $own );
		$this->assertStringContainsString( '<button', self::printed( array( Keyphrase_Takeover::class, 'render' ) ) );
		$this->assertSame( 'redirect', $this->send() );

		$this->assertSame( array( 'tea', 'C:\\tea' ), array_column( get_post_meta( $new, Meta_Keys::KEYWORDS, true ), 'keyword' ) );
		$this->assertSame( $own, get_post_meta( $filled, Meta_Keys::KEYWORDS, true ) );
		$this->assertSame( 'tea, C:\\tea', get_post_meta( $new, 'rank_math_focus_keyword', true ) );
		$this->assertSame( '', self::printed( array( Keyphrase_Takeover::class, 'render' ) ) );
	}

	/**
	 * @dataProvider refusals
	 */
	public function test_nothing_is_copied( string $role, ?string $nonce ): void {
		$post = $this->post_with( 'tea' );
		$this->log_in( $role );

		$this->assertSame( 'wp_die', $this->send( $nonce ) );
		$this->assertFalse( metadata_exists( 'post', $post, Meta_Keys::KEYWORDS ) );
	}

	public static function refusals(): array {
		return array(
			'by authors'      => array( 'author', null ),
			'without a nonce' => array( 'editor', 'forged' ),
		);
	}

	/**
	 * Creates a post with keyphrases of Rank Math and returns its id.
	 *
	 * @param string $keyphrases The keyphrases.
	 */
	private function post_with( string $keyphrases ): int {
		$post = $this->post();
		update_post_meta( $post->ID, 'rank_math_focus_keyword', wp_slash( $keyphrases ) );
		return $post->ID;
	}

	/**
	 * Sends the form; returns whether it ends with a `redirect` or with `wp_die`.
	 *
	 * @param string|null $nonce The nonce; null for a valid one.
	 */
	private function send( ?string $nonce = null ): string {
		$_REQUEST['_wpnonce'] = $nonce ?? wp_create_nonce( Keyphrase_Takeover::ACTION );
		return $this->ending_of( array( new Keyphrase_Takeover(), 'handle' ) );
	}
}
