<?php
/**
 * Tests for the fields of archives.
 *
 * @package Plumbline
 */

namespace Plumbline\Terms;

use Plumbline\Classic\Classic_Box;
use Plumbline\Meta\Meta_Keys;
use Plumbline\Meta\Subject;
use Plumbline\Tests\WordPress_Test_Case;

/** Tests Archive_Screens. */
final class Archive_Screens_Test extends WordPress_Test_Case {

	/**
	 * @dataProvider pages
	 */
	public function test_the_fields_are_saved_with( callable $page, callable $save ): void {
		$this->log_in( 'administrator' );
		$subject = $page();
		$this->submit( $subject, array( Meta_Keys::TITLE => 'All “teas” \\ <b>', Meta_Keys::CANONICAL => 'javascript:alert(1)', Meta_Keys::HIDDEN => '1' ) );
		$save( $subject );

		$this->assertSame( 'All “teas” \\ <b>', $subject->get( Meta_Keys::TITLE ) );
		$this->assertFalse( $subject->has( Meta_Keys::CANONICAL ) );
		$this->assertTrue( $subject->has( Meta_Keys::HIDDEN ) );
		$shown = self::printed(
			static function () use ( $subject ): void {
				Page_Fields::render( $subject );
			}
		);
		$this->assertStringContainsString( 'value="All “teas” \\ &lt;b&gt;"', $shown );
		$this->assertStringContainsString( 'checked', $shown );
	}

	public static function pages(): array {
		return array(
			'a category'         => array(
				static function (): Subject {
					return new Subject( Subject::TERM, 1 );
				},
				static function ( Subject $page ): void {
					wp_update_term( $page->id, 'category', array( 'name' => 'Teas' ) );
				},
			),
			'an author'          => array(
				static function (): Subject {
					return new Subject( Subject::USER, 1 );
				},
				static function ( Subject $page ): void {
					wp_update_user( array( 'ID' => $page->id, 'display_name' => 'Ann' ) );
				},
			),
		);
	}

	public function test_the_home_page_is_saved_by_administrators_only(): void {
		$home = new Subject( Subject::HOME );
		$save = array( new Archive_Screens(), 'save_home' );
		$this->log_in( 'editor' );
		$this->submit( $home, array( Meta_Keys::TITLE => 'Mine' ) );
		$this->assertSame( 'wp_die', $this->ending_of( $save ) );
		$this->log_in( 'administrator' );
		$this->submit( $home, array( Meta_Keys::TITLE => 'Home of tea' ) );

		$this->assertSame( 'redirect', $this->ending_of( $save ) );
		$this->assertSame( 'Home of tea', $home->get( Meta_Keys::TITLE ) );
	}

	/**
	 * @dataProvider refusals
	 */
	public function test_nothing_is_saved( string $role, string $nonce ): void {
		$this->log_in( $role );
		$term = new Subject( Subject::TERM, 1 );
		$this->submit( $term, array( Meta_Keys::TITLE => 'Theirs' ), $nonce );
		( new Archive_Screens() )->save_term( 1 );

		$this->assertFalse( $term->has( Meta_Keys::TITLE ) );
	}

	public static function refusals(): array {
		return array(
			'by people who may not edit it' => array( 'author', '' ),
			'without a nonce'               => array( 'administrator', 'forged' ),
		);
	}

	public function test_the_box_saves_only_what_was_changed(): void {
		$this->log_in( 'administrator' );
		$term = new Subject( Subject::TERM, 1 );
		$term->set( Meta_Keys::TITLE, 'Mine' );
		$term->set( Meta_Keys::SOCIAL_TITLE, 'Ours' );
		$this->submit( $term, array() );
		unset( $_POST[ Page_Fields::NAME ] );
		$_POST[ Classic_Box::CHANGES ] = wp_slash( '{"_plumbline_title":"","_plumbline_keywords":[{"keyword":"green \\\\ tea"}],"name":"x"}' );
		( new Archive_Screens() )->save_term( 1 );

		$this->assertFalse( $term->has( Meta_Keys::TITLE ) );
		$this->assertSame( 'Ours', $term->get( Meta_Keys::SOCIAL_TITLE ) );
		$this->assertSame( 'green \\ tea', $term->get( Meta_Keys::KEYWORDS )[0]['keyword'] );
		$settings = Archive_Settings::of( $term );
		$this->assertSame( array( 'Ours', false, array() ), array( $settings['classic']['meta'][ Meta_Keys::SOCIAL_TITLE ], $settings['classic']['meta'][ Meta_Keys::HIDDEN ], $settings['classic']['meta'][ Meta_Keys::ROBOTS ] ) );
		$this->assertSame( 'Uncategorized', $settings['head']['variables']['title'] );
	}

	public function test_other_programs_that_save_a_term_leave_the_fields_alone(): void {
		$this->log_in( 'administrator' );
		$term = new Subject( Subject::TERM, 1 );
		$term->set( Meta_Keys::TITLE, 'Mine' );
		wp_update_term( 1, 'category', array( 'name' => 'Teas' ) );

		$this->assertSame( 'Mine', $term->get( Meta_Keys::TITLE ) );
	}

	public function test_a_different_seo_plugin_keeps_its_own_fields(): void {
		add_filter(
			'plumbline_head_owner',
			static function (): string {
				return 'Yoast SEO';
			}
		);
		$shown = self::printed(
			static function (): void {
				Page_Fields::render( new Subject( Subject::TERM, 1 ) );
			}
		);

		$this->assertStringContainsString( 'Yoast SEO', $shown );
		$this->assertStringNotContainsString( '<input', $shown );
	}

	/**
	 * Prepares a submitted form.
	 *
	 * @param Subject $page   The page.
	 * @param array   $fields The fields.
	 * @param string  $nonce  The nonce; empty for a valid one.
	 */
	private function submit( Subject $page, array $fields, string $nonce = '' ): void {
		$_POST = array(
			Page_Fields::NAME  => wp_slash( $fields ),
			Page_Fields::NONCE => '' === $nonce ? wp_create_nonce( Page_Fields::NONCE . $page->name() ) : $nonce,
		);
	}
}
