<?php
/**
 * Tests for names of pages.
 *
 * @package Plumbline
 */

namespace Plumbline\Takeover;

use Plumbline\Meta\Subject;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Subject_Name. */
final class Subject_Name_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider pages
	 */
	public function test_the_name_of( callable $page, string $name, string $edited ): void {
		$this->log_in( 'administrator' );
		$subject = $page( $this );

		$this->assertSame( $name, Subject_Name::of( $subject ) );
		$this->assertStringContainsString( $edited, Subject_Name::edit_url( $subject ) );
	}

	public static function pages(): array {
		return array(
			'a post'         => array(
				static function ( self $test ): Subject {
					return new Subject( Subject::POST, $test->post( array( 'post_title' => '“Tea” &amp; <em>茶</em>' ) )->ID );
				},
				'“Tea” & 茶',
				'post.php?post=',
			),
			'a category'     => array(
				static function (): Subject {
					return new Subject( Subject::TERM, wp_insert_term( 'Tea & <b>pots</b>', 'category' )['term_id'] );
				},
				'Tea & pots',
				'term.php?taxonomy=category',
			),
			'a user'         => array(
				static function ( self $test ): Subject {
					$user = $test->user( 'author' );
					wp_update_user( array( 'ID' => $user, 'display_name' => 'Ann & <i>Bo</i>' ) );
					return new Subject( Subject::USER, $user );
				},
				'Ann & Bo',
				'user-edit.php?user_id=',
			),
			'an archive'     => array(
				static function (): Subject {
					return new Subject( Subject::TYPE, 'page' );
				},
				'Archive of Pages',
				'&tab=archives',
			),
			'an archive of a plugin that is gone' => array(
				static function (): Subject {
					return new Subject( Subject::TYPE, 'book' );
				},
				'Archive of book',
				'&tab=archives',
			),
			'a deleted category' => array(
				static function (): Subject {
					return new Subject( Subject::TERM, 999999 );
				},
				'',
				'',
			),
			'the home page'  => array(
				static function (): Subject {
					return new Subject( Subject::HOME );
				},
				'Home page',
				'&tab=home',
			),
			'every post'     => array(
				static function (): Subject {
					return new Subject( Subject::EVERY, 'post.post' );
				},
				'Posts',
				'&tab=types',
			),
			'every page of a taxonomy that is gone' => array(
				static function (): Subject {
					return new Subject( Subject::EVERY, 'term.genre' );
				},
				'genre',
				'&tab=archives',
			),
			'the site'       => array(
				static function (): Subject {
					return new Subject( Subject::SITE );
				},
				'The whole site',
				'&tab=site',
			),
		);
	}

	public function test_people_who_may_not_edit_a_page_get_no_link(): void {
		$post = $this->post();
		$this->log_in( 'subscriber' );

		$this->assertSame( '', Subject_Name::edit_url( new Subject( Subject::POST, $post->ID ) ) );
	}
}
