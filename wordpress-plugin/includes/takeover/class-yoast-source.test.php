<?php
/**
 * Tests for stored data of Yoast SEO.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Yoast_Source. */
final class Yoast_Source_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider hidden
	 */
	public function test_only_an_explicit_noindex_hides( string $noindex, bool $is_hidden ): void {
		$post = $this->post();
		update_post_meta( $post->ID, '_yoast_wpseo_meta-robots-noindex', $noindex );
		update_option( 'wpseo_taxonomy_meta', array( 'category' => array( 1 => array( 'wpseo_noindex' => $noindex ) ) ) );

		$this->assertSame( $is_hidden, self::values( Subject::POST, $post->ID )[ Meta_Keys::HIDDEN ] );
		$this->assertSame( $is_hidden, self::values( Subject::TERM, 1 )[ Meta_Keys::HIDDEN ] );
	}

	public static function hidden(): array {
		return array(
			'1 of a post'       => array( '1', true ),
			'noindex of a term' => array( 'noindex', true ),
			'2, which is index' => array( '2', false ),
			'index'             => array( 'index', false ),
			'the default'       => array( 'default', false ),
		);
	}

	/**
	 * @dataProvider keyphrases
	 */
	public function test_keyphrases_survive( string $related, string $synonyms, array $keywords ): void {
		$post = $this->post();
		update_post_meta( $post->ID, '_yoast_wpseo_focuskw', 'tea' );
		update_post_meta( $post->ID, '_yoast_wpseo_focuskeywords', wp_slash( $related ) );
		update_post_meta( $post->ID, '_yoast_wpseo_keywordsynonyms', wp_slash( $synonyms ) );

		$this->assertSame( $keywords, array_column( self::values( Subject::POST, $post->ID )[ Meta_Keys::KEYWORDS ], 'synonyms', 'keyword' ) );
	}

	public static function keyphrases(): array {
		return array(
			'broken JSON'           => array( '[{"keyword":', '{', array( 'tea' => array() ) ),
			'texts in place of lists' => array( '"sencha"', '"matcha"', array( 'tea' => array() ) ),
			'lists in place of texts' => array( '[{"keyword":["sencha"]}]', '[["matcha"],"gyokuro"]', array( 'tea' => array() ) ),
			'more synonyms than keyphrases' => array( '[]', '["matcha","gyokuro"]', array( 'tea' => array( 'matcha' ) ) ),
			'letters of any script' => array( '[{"keyword":"\u8336"}]', '["","緑茶,抹茶"]', array( 'tea' => array( '' ), '茶' => array( '緑茶', '抹茶' ) ) ),
		);
	}

	public function test_terms_are_read_in_order_and_without_deleted_ones(): void {
		$teas = wp_insert_term( 'Teas', 'post_tag' )['term_id'];
		update_option( 'wpseo_taxonomy_meta', array( 'post_tag' => array( $teas => array( 'wpseo_title' => 'Teas' ) ), 'category' => array( 1 => array( 'wpseo_title' => 'All' ), 999999 => array( 'wpseo_title' => 'Gone' ), 2 => 'damaged' ), 'damaged' => 'x' ) );

		$this->assertSame( array( 1, $teas ), ( new Yoast_Source() )->ids( Subject::TERM, 0, 9 ) );
		$this->assertSame( array( $teas ), ( new Yoast_Source() )->ids( Subject::TERM, 1, 9 ) );
		$this->assertSame( array( 1 ), ( new Yoast_Source() )->ids( Subject::TERM, 0, 1 ) );
	}

	public function test_the_home_page_is_never_hidden_but_archives_are(): void {
		update_option( 'wpseo_titles', array( 'noindex-home-wpseo' => true, 'noindex-ptarchive-book' => true, 'title-ptarchive-book' => 'Books' ) );

		$this->assertFalse( self::values( Subject::HOME )[ Meta_Keys::HIDDEN ] );
		$this->assertTrue( self::values( Subject::TYPE, 'book' )[ Meta_Keys::HIDDEN ] );
		$this->assertSame( 'Books', self::values( Subject::TYPE, 'book' )[ Meta_Keys::TITLE ] );
	}

	/**
	 * @dataProvider damaged
	 */
	public function test_damaged_options_count_as_missing( $stored ): void {
		foreach ( array( 'wpseo_titles', 'wpseo_taxonomy_meta', 'wpseo-premium-redirects-base' ) as $option ) {
			update_option( $option, $stored );
		}
		$source = new Yoast_Source();

		$this->assertFalse( $source->is_present() );
		$this->assertSame( '', implode( array_column( $source->redirects(), 'source' ) ) . $source->separator() );
	}

	public static function damaged(): array {
		return array(
			'a text'        => array( 'x' ),
			'nothing'       => array( '' ),
			'a number'      => array( 7 ),
			'lists of lists' => array( array( 'separator' => array( 'sc-pipe' ), 'title-post' => array( 'x' ), 'category' => 'x' ) ),
		);
	}

	/**
	 * The fields of a page.
	 *
	 * @param string     $kind Its kind.
	 * @param int|string $id   Its id.
	 */
	private static function values( string $kind, $id = '' ): array {
		return ( new Yoast_Source() )->values( new Subject( $kind, $id ) );
	}
}
