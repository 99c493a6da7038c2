<?php
/**
 * Tests for page tokens.
 *
 * @package Plumbline
 */

namespace Plumbline\Page;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Page_Token. */
final class Page_Token_Test extends WordPress_Test_Case {

	public function test_a_token_names_its_post_and_its_user(): void {
		$this->assertSame(
			array(
				'post' => 12,
				'user' => 3,
			),
			Page_Token::read( Page_Token::create( 12, 3 ) )
		);
	}

	/**
	 * @dataProvider forgeries
	 */
	public function test_a_changed_or_forged_token_is_refused( callable $forge ): void {
		$this->assertNull( Page_Token::read( $forge( Page_Token::create( 12, 3 ) ) ) );
	}

	public static function forgeries(): array {
		$with = static function ( int $part, string $value ): array {
			return array(
				static function ( string $token ) use ( $part, $value ): string {
					$parts          = explode( '.', $token );
					$parts[ $part ] = $value;
					return implode( '.', $parts );
				},
			);
		};
		return array(
			'a different post'      => $with( 0, '13' ),
			'a different user'      => $with( 1, '1' ),
			'a later end'           => $with( 2, '9999999999' ),
			'a different signature' => $with( 3, str_repeat( '0', 64 ) ),
			'no signature'          => $with( 3, '' ),
			'a line more'           => $with( 3, "a\n" ),
			'nothing'               => array( '__return_empty_string' ),
		);
	}

	public function test_a_token_ends_after_ten_minutes(): void {
		$until = static function ( int $seconds ): string {
			$claim     = '12.3.' . ( time() + $seconds );
			$signature = new \ReflectionMethod( Page_Token::class, 'signature' );
			$signature->setAccessible( true );
			return $claim . '.' . $signature->invoke( null, $claim );
		};

		$this->assertNotNull( Page_Token::read( $until( 5 ) ) );
		$this->assertNull( Page_Token::read( $until( -1 ) ) );
		$this->assertEqualsWithDelta( time() + 600, (int) explode( '.', Page_Token::create( 12, 3 ) )[2], 2 );
	}

	public function test_a_token_is_valid_on_one_site_only(): void {
		$token              = Page_Token::create( 12, 3 );
		$GLOBALS['blog_id'] = 2;
		$read               = Page_Token::read( $token );
		$GLOBALS['blog_id'] = 1;

		$this->assertNull( $read );
	}

	public function test_each_token_has_its_own_mark_which_does_not_contain_it_and_is_no_token(): void {
		$one = Page_Token::mark( Page_Token::create( 12, 0 ) );

		$this->assertSame( $one, Page_Token::mark( Page_Token::create( 12, 0 ) ) );
		$this->assertNotSame( $one, Page_Token::mark( Page_Token::create( 13, 0 ) ) );
		$this->assertMatchesRegularExpression( '/^[0-9a-f]{64}$/', $one );
		$this->assertStringNotContainsString( $one, Page_Token::create( 12, 0 ) );
	}
}
