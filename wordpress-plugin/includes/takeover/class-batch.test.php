<?php
/**
 * Tests for parts of a takeover.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Batch. */
final class Batch_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider parts
	 */
	public function test_the_next_part( string $stage, int $after, array $items, ?array $next ): void {
		$this->assertSame( $next, Batch::next( $stage, $after, $items ) );
	}

	public static function parts(): array {
		$posts = array_map(
			static function ( int $id ): Subject {
				return new Subject( Subject::POST, $id );
			},
			range( 101, 100 + Batch::SIZE )
		);
		return array(
			'goes on after the last id'       => array( Subject::POST, 0, $posts, array( 'stage' => Subject::POST, 'after' => 100 + Batch::SIZE ) ),
			'is a new stage after fewer'      => array( Subject::POST, 100, array_slice( $posts, 1 ), array( 'stage' => Subject::TERM, 'after' => 0 ) ),
			'is a new stage after none'       => array( Subject::USER, 0, array(), array( 'stage' => 'redirects', 'after' => 0 ) ),
			'never repeats pages'             => array( 'pages', 0, $posts, array( 'stage' => Subject::POST, 'after' => 0 ) ),
			'counts redirects'                => array( 'redirects', 50, array_fill( 0, Batch::SIZE, array() ), array( 'stage' => 'redirects', 'after' => 50 + Batch::SIZE ) ),
			'does not exist after the last redirect' => array( 'redirects', 50, array( array() ), null ),
		);
	}

	public function test_pages_are_a_part_of_their_own(): void {
		update_option( 'wpseo_titles', array( 'title-home-wpseo' => 'Tea' ) );

		$this->assertEquals( array( new Subject( Subject::HOME ) ), Batch::subjects( new Yoast_Source(), 'pages', 0 ) );
		$this->assertSame( array(), Batch::subjects( new Yoast_Source(), 'pages', 1 ) );
	}

	public function test_pages_with_taken_values_are_found_by_their_names(): void {
		( new Subject( Subject::HOME ) )->set( Meta_Keys::TITLE, 'Tea' );
		( new Subject( Subject::TYPE, 'book' ) )->set( Meta_Keys::TITLE, 'Books' );
		$user = new Subject( Subject::USER, $this->user( 'author' ) );
		$user->set( Meta_Keys::TAKEN, array( 'yoast' => array( 'a' => 'b' ) ) );

		$this->assertEqualsCanonicalizing( array( new Subject( Subject::HOME ), new Subject( Subject::TYPE, 'book' ) ), Batch::taken( 'pages', 0 ) );
		$this->assertSame( array(), Batch::taken( 'pages', 1 ) );
		$this->assertEquals( array( $user ), Batch::taken( Subject::USER, 0 ) );
	}

	public function test_redirects_come_in_parts(): void {
		update_option( 'ss_redirects', array_fill( 0, Batch::SIZE + 2, array( 'from' => 'a', 'to' => 'b', 'enable' => 1 ) ) );

		$this->assertCount( Batch::SIZE, Batch::redirects( new Slim_Seo_Source(), 0 ) );
		$this->assertCount( 2, Batch::redirects( new Slim_Seo_Source(), Batch::SIZE ) );
	}
}
