<?php
/**
 * Tests for variables in titles and descriptions.
 *
 * @package Plumbline
 */

namespace Plumbline\Head;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Title_Variables. */
final class Title_Variables_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider texts
	 */
	public function test_fills_in( string $text, string $filled ): void {
		$post = $this->post( array( 'post_title' => 'Tea &amp; <em>water</em>', 'post_date' => '2026-03-01 12:00:00', 'post_author' => 1 ) );

		$this->assertSame( $filled, Title_Variables::fill( $text, $post ) );
	}

	public static function texts(): array {
		return array(
			'the title as plain text'    => array( '{title}', 'Tea & water' ),
			'the site and the separator' => array( 'A {separator} {site}', 'A - Plumbline tests' ),
			'the year'                   => array( 'Of {year}', 'Of 2026' ),
			'the author'                 => array( '{author}', 'admin' ),
			'nothing for what is empty'  => array( 'A {tagline} {excerpt} B', 'A B' ),
			'no unknown word in braces'  => array( '{else} {TITLE}', '{else} {TITLE}' ),
			'no text without braces'     => array( 'A  B', 'A  B' ),
		);
	}

	public function test_the_excerpt_of_a_protected_post_stays_secret(): void {
		$post = $this->post( array( 'post_excerpt' => 'Secret', 'post_password' => 'tea' ) );

		$this->assertSame( '', Title_Variables::of( $post )['excerpt'] );
	}
}
