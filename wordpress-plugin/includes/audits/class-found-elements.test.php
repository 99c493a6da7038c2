<?php
/**
 * Tests for the elements that break a rule.
 *
 * @package Plumbline
 */

namespace Plumbline\Audits;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Found_Elements. */
final class Found_Elements_Test extends WordPress_Test_Case {

	public function test_the_same_elements_have_the_same_row(): void {
		$row    = static function ( string $rule, string ...$elements ): string {
			return Found_Elements::row( array( 'rule' => $rule, 'elements' => $elements ) );
		};
		$footer = '<a href="/x/">click here</a>';

		$this->assertSame( $row( 'a', $footer ), $row( 'a', $footer ) );
		$this->assertNotSame( $row( 'a', $footer ), $row( 'b', $footer ) );
		$this->assertNotSame( $row( 'a', $footer ), $row( 'a', $footer, '<a href="/own/">click here</a>' ) );
		$this->assertSame( 'a', Found_Elements::rule( $row( 'a', $footer ) ) );
		$this->assertNotSame( '', $row( 'a', '<img src="/logo.png">' ) );
	}

	/**
	 * @dataProvider unknown
	 */
	public function test_elements_that_only_begin_alike_are_not_known( ?array $elements ): void {
		$this->assertSame( '', Found_Elements::row( array( 'rule' => 'a' ) + ( null === $elements ? array() : array( 'elements' => $elements ) ) ) );
	}

	public static function unknown(): array {
		return array(
			'the start of a long paragraph' => array( array( '<p class="wp-block-paragraph">' ) ),
			'one of two'                    => array( array( '<a href="/x/">here</a>', '<div>' ) ),
			'cut off'                       => array( array( '<a href="/x/" data-long="…' ) ),
			'the whole page'                => array( array( '<body class="home">' ) ),
			'unknown'                       => array( array( '' ) ),
			'no element'                    => array( array() ),
			'an earlier version’s finding'  => array( null ),
			'too many'                      => array( array_fill( 0, Found_Elements::MOST + 1, '<i></i>' ) ),
		);
	}
}
