<?php
/**
 * Tests for the language of a post.
 *
 * @package Plumbline
 */

namespace Plumbline;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Post_Language. */
final class Post_Language_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider locales
	 */
	public function test_the_language_tag_of_a_locale( string $locale, string $tag ): void {
		$this->assertSame( $tag, Post_Language::tag( $locale ) );
	}

	public static function locales(): array {
		return array(
			'language and country' => array( 'pt_BR', 'pt-BR' ),
			'language alone'       => array( 'ja', 'ja' ),
			'a form of address'    => array( 'de_DE_formal', 'de-DE' ),
			'three letters'        => array( 'bel', 'bel' ),
			'a tag already'        => array( 'en-GB', 'en-GB' ),
			'a script'             => array( 'sr_Latn', 'sr' ),
			'not a locale'         => array( 'English', '' ),
		);
	}

	public function test_a_post_has_the_language_of_the_site(): void {
		$this->assertSame( 'en-US', Post_Language::of( $this->post()->ID ) );
	}

	public function test_the_language_from_wpml_overrides_that_of_the_site(): void {
		add_filter(
			'wpml_post_language_details',
			static function () {
				return array( 'locale' => 'fr_CA' );
			}
		);

		$this->assertSame( 'fr-CA', Post_Language::of( $this->post()->ID ) );
	}

	public function test_a_filter_has_the_last_word(): void {
		$post = $this->post();
		add_filter(
			'plumbline_post_locale',
			static function ( string $locale, int $post_id ) use ( $post ) {
				return $post->ID === $post_id ? 'sv_SE' : $locale;
			},
			10,
			2
		);

		$this->assertSame( 'sv-SE', Post_Language::of( $post->ID ) );
		$this->assertSame( 'en-US', Post_Language::of( $post->ID + 1 ) );
	}

	/**
	 * @dataProvider countries
	 */
	public function test_the_country_of_a_locale( string $locale, string $country ): void {
		add_filter(
			'locale',
			static function () use ( $locale ) {
				return $locale;
			}
		);

		$this->assertSame( $country, Post_Language::country( 0 ) );
	}

	public static function countries(): array {
		return array(
			'named by the locale'           => array( 'pt_PT', 'pt' ),
			'where the language is spoken'  => array( 'ja', 'jp' ),
			'a language without a country'  => array( 'eo', 'us' ),
			'no language at all'            => array( '', 'us' ),
		);
	}
}
