<?php
/**
 * Tests for the routes of links.
 *
 * @package Plumbline
 */

namespace Plumbline\Site;

use Plumbline\Tests\WordPress_Test_Case;

/** Tests Link_Routes. */
final class Link_Routes_Test extends WordPress_Test_Case {

	public function test_authors_do_not_decide_which_links_are_broken(): void {
		$this->log_in( 'author' );
		$this->assertSame( 403, $this->rest( 'POST', '/links/read' )->get_status() );
		$this->assertSame( 403, $this->rest( 'POST', '/links/checked', array( 'answers' => array() ) )->get_status() );
	}

	/**
	 * @dataProvider answers
	 */
	public function test_answers_are_checked( $answers, int $status ): void {
		$this->log_in( 'editor' );

		$this->assertSame( $status, $this->rest( 'POST', '/links/checked', array( 'answers' => $answers ) )->get_status() );
	}

	public static function answers(): array {
		$one = array( 'url' => 'http://example.org/茶/', 'is_broken' => false );
		return array(
			'none'             => array( array(), 200 ),
			'as many as fit'   => array( array_fill( 0, Link_Routes::MOST, $one ), 200 ),
			'one too many'     => array( array_fill( 0, Link_Routes::MOST + 1, $one ), 400 ),
			'one without a URL' => array( array( array( 'is_broken' => true ) ), 400 ),
			'one that is unsure' => array( array( array( 'is_broken' => 'perhaps' ) + $one ), 400 ),
			'a list as a URL'  => array( array( array( 'url' => array( 'x' ) ) + $one ), 400 ),
		);
	}

	public function test_visitors_get_no_answer(): void {
		$this->assertSame( 401, $this->rest( 'GET', '/links/unknown' )->get_status() );
	}
}
