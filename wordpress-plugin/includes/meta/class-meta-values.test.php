<?php
/**
 * Tests for valid values of post meta.
 *
 * @package Plumbline
 */

namespace Plumbline\Meta;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Meta_Values. */
final class Meta_Values_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider lines
	 */
	public function test_a_line_of_text( $value, string $line ): void {
		$this->assertSame( $line, Meta_Values::line( $value ) );
	}

	public static function lines(): array {
		return array(
			'is kept as typed'            => array( 'What <h1> is for', 'What <h1> is for' ),
			'keeps letters of any script' => array( '日本語 ü', '日本語 ü' ),
			'loses its line breaks'       => array( "  One\r\n\ttwo\u{a0}three\u{2028}", 'One two three' ),
			'loses control characters'    => array( "a\0b", 'a b' ),
			'of a number'                 => array( 7, '7' ),
			'of a list is empty'          => array( array( 'a' ), '' ),
			'of invalid UTF-8 is empty'   => array( "a\xff", '' ),
			'is cut at 1,000 characters'  => array( str_repeat( 'ü', 1001 ), str_repeat( 'ü', 1000 ) ),
		);
	}

	/**
	 * @dataProvider addresses
	 */
	public function test_an_address( $value, string $address ): void {
		$this->assertSame( $address, Meta_Values::address( $value ) );
	}

	public static function addresses(): array {
		return array(
			'https'       => array( ' https://example.org/a?b=c#d ', 'https://example.org/a?b=c#d' ),
			'http'        => array( 'http://example.org', 'http://example.org' ),
			'a script'    => array( 'javascript:alert(1)', '' ),
			'a path'      => array( '/a', '' ),
			'no host'     => array( 'https:///a', '' ),
			'mail'        => array( 'mailto:a@example.org', '' ),
			'not a text'  => array( array(), '' ),
		);
	}

	public function test_primary_terms_exist_and_are_one_of_each_taxonomy(): void {
		$tea = wp_insert_term( 'Tea', 'category' )['term_id'];
		$tag = wp_insert_term( 'Green', 'post_tag' )['term_id'];

		$this->assertSame( array( $tea, $tag ), Meta_Values::terms( array( 'x', 987654, array( 1 ), (string) $tea, 1, $tag, $tea ) ) );
		$this->assertSame( array(), Meta_Values::terms( '' ) );
	}

	public function test_keywords_with_their_synonyms(): void {
		$keywords = Meta_Values::keywords(
			array(
				array(
					'keyword'  => ' green  tea ',
					'synonyms' => array( 'sencha', '', ' ', array(), 'matcha' ),
					'else'     => 1,
				),
				array( 'keyword' => ' ' ),
				'tea',
				array( 'keyword' => 'tea' ),
			)
		);

		$this->assertSame(
			array(
				array(
					'keyword'  => 'green tea',
					'synonyms' => array( 'sencha', 'matcha' ),
				),
				array(
					'keyword'  => 'tea',
					'synonyms' => array(),
				),
			),
			$keywords
		);
	}

	public function test_at_most_20_keywords_with_20_synonyms(): void {
		$words    = array_map( 'strval', range( 1, 21 ) );
		$keywords = Meta_Values::keywords(
			array_map(
				static function ( string $word ) use ( $words ): array {
					return array(
						'keyword'  => $word,
						'synonyms' => $words,
					);
				},
				$words
			)
		);

		$this->assertCount( 20, $keywords );
		$this->assertCount( 20, $keywords[0]['synonyms'] );
	}

	public function test_known_robots_directives_without_duplicates(): void {
		$this->assertSame(
			array( 'nofollow', 'nosnippet' ),
			Meta_Values::robots( array( 'nosnippet', 'nofollow', 'nosnippet', 'noindex', 'NOFOLLOW', array(), 'max-snippet:0' ) )
		);
		$this->assertSame( array(), Meta_Values::robots( null ) );
	}

	/**
	 * @dataProvider languages
	 */
	public function test_a_language( $value, string $language ): void {
		$this->assertSame( $language, Meta_Values::language( $value ) );
	}

	public static function languages(): array {
		return array(
			'two letters'   => array( 'de', 'de' ),
			'three letters' => array( 'gsw', 'gsw' ),
			'a region'      => array( 'de-AT', '' ),
			'capitals'      => array( 'DE', '' ),
			'a name'        => array( 'german', '' ),
		);
	}

	public function test_dismissals_of_a_known_kind_with_a_name(): void {
		$dismissals = Meta_Values::dismissals(
			array(
				array(
					'kind'   => 'occurrence',
					'name'   => "a\nb",
					'reason' => ' Meant so ',
				),
				array(
					'kind' => 'class',
					'name' => 'convention',
				),
				array(
					'kind' => 'page',
					'name' => 'a',
				),
				array( 'kind' => 'rule' ),
				'rule a',
			)
		);

		$this->assertSame( array( 'occurrence', 'class' ), array_column( $dismissals, 'kind' ) );
		$this->assertSame( array( 'a b', 'convention' ), array_column( $dismissals, 'name' ) );
		$this->assertSame( array( 'Meant so', '' ), array_column( $dismissals, 'reason' ) );
	}

	public function test_at_most_200_dismissals(): void {
		$one = array(
			'kind' => 'rule',
			'name' => 'a',
		);

		$this->assertCount( 200, Meta_Values::dismissals( array_fill( 0, 201, $one ) ) );
	}
}
