<?php
/**
 * Tests for equal texts.
 *
 * @package Plumbline
 */

namespace Plumbline\Site;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Duplicates. */
final class Duplicates_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider pairs
	 */
	public function test_two_texts_are( string $field, $one, $two, bool $same ): void {
		$key = \Plumbline\Editing\Post_Fields::KEYS[ $field ];
		$ids = array();
		foreach ( array( $one, $two ) as $number => $text ) {
			$ids[] = $this->post( array( 'post_title' => "Post $number" ) )->ID;
			update_post_meta( $ids[ $number ], $key, wp_slash( $text ) );
		}

		$this->assertSame( $same ? $ids : array(), Duplicates::ids( $field ) );
	}

	public static function pairs(): array {
		$keyword = static function ( string $keyword ): array {
			return array( array( 'keyword' => $keyword, 'synonyms' => array() ) );
		};
		return array(
			'the same in any case'            => array( 'title', 'GRÜN  茶', 'grün 茶', true ),
			'the same with other spaces'      => array( 'description', 'A  "pot" \\', 'a "POT" \\', true ),
			'the same once filled in'         => array( 'description', 'Tea of {site}', 'Tea of Plumbline tests', true ),
			'different by their titles'       => array( 'title', '{title} – Tea', '{title} – Tea', false ),
			'different with unknown variables' => array( 'description', '{excerpt}', '{excerpt}', false ),
			'different if both are empty'     => array( 'description', '', '', false ),
			'the same as keywords'            => array( 'keyword', $keyword( 'Tea' ), $keyword( 'tea' ), true ),
			'different as damaged keywords'   => array( 'keyword', 'tea', 'tea', false ),
		);
	}

	public function test_posts_without_a_title_tag_are_compared_by_their_titles(): void {
		$posts = array( $this->post(), $this->post( array( 'post_title' => 'Brewing <em>tea</em>' ) ), $this->post( array( 'post_status' => 'draft' ) ) );

		$this->assertSame( array( $posts[0]->ID, $posts[1]->ID ), Duplicates::ids( 'title' ) );
	}
}
